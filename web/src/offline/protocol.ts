/** Messages between the page, the host's worker and the thinker's worker. The messages of the host
 * itself are in src/tidetable/offline/ports.py. */

/** offline.json in the static folder: written by web/tools/static.py. */
export interface Manifest {
  runtime: string // the folder of the Python runtime
  lock: object // what the runtime must know about packages: there are none
  files: Record<string, number> // files of it that are loaded with a progress bar, and their sizes
  size: number // bytes of everything, as a web host sends it
  games: unknown // the answer to GET /api/games, to show the games at once
  position: { game: string; view: unknown } // a position to look at meanwhile
}

/** Everything to start Python with. */
export interface Runtime {
  base: string // the address of its folder
  lock: string
  files: Record<string, ArrayBuffer>
}

export type Status =
  | { status: 'loading'; share: number } // of the bytes
  | { status: 'starting' }
  | { status: 'elsewhere' } // another tab has the tables
  | { status: 'ready' }
  | { status: 'failed'; reason: string }

/** From the worker of the host to the page. */
export type FromHost =
  | Status
  | { type: 'told'; link: number; text: string }
  | { type: 'closed'; link: number; code: number; reason: string }
  | { type: 'answer'; id: number; status: number; body: string }
  | { type: 'thinks'; table: string; seconds: number; share?: number } // the bot that is to move there
  | { type: 'thinking-again' } // the thinker has failed, and was restarted

/** From the host to the thinker's worker. */
export type ToThinker =
  | { type: 'begin'; runtime: Runtime }
  | { type: 'think'; n: number; task: string }
  | { type: 'cancel'; n: number }
