/** Whether this is the client of the static folder, which plays without a server (docs/offline.md).
 * It is known when the client is built, so neither build contains what only the other one needs. */
export const offline = import.meta.env.MODE === 'static'
