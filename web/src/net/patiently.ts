/** Asks a busy server again after a while. */
import { Refusal } from './http'

const PATIENCE = 2000 // milliseconds before asking again
const TRIES = 5

export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const busy = error instanceof Refusal && error.status === 429
      if (!busy || tries === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, PATIENCE))
    }
  }
}
