/** The moment in which this browser gets a new token. The server makes the old one void before the new
 * one has arrived, so another request, or another tab, may get the answer that its token is invalid. It waits
 * for the end of the change and then finds the new token in the browser. */
const KEPT = 'tidetable.changing' // since when, in milliseconds
const AT_MOST = 10_000 // milliseconds; a tab may have been closed in the middle of a change
const LOOK_EVERY = 50

/** Do what changes the token and keep the new one. */
export async function changing<T>(work: () => Promise<T>): Promise<T> {
  localStorage.setItem(KEPT, String(Date.now()))
  try {
    return await work()
  } finally {
    localStorage.removeItem(KEPT)
  }
}

/** Wait until no tab of this browser is about to get a new token. */
export async function settled(): Promise<void> {
  while (Math.abs(Date.now() - Number(localStorage.getItem(KEPT) ?? 0)) < AT_MOST) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
  }
}
