/** The one number of the box that the board shows: the sum from which a line is taken from. */
import data from '../../../../src/tidetable/engine/kadora/data.toml?raw'

export const THRESHOLD = Number(/^threshold\s*=\s*(\d+)/m.exec(data)?.[1])
