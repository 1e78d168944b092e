/** Where the client's messages go: to a server, or to a host in this browser (src/offline). Both speak
 * docs/protocol.md. */

/** What the client uses of a WebSocket. */
export interface Wire {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

export interface Transport {
  local: boolean // no network can be lost
  fetch(path: string, init: RequestInit): Promise<Response>
  open(url: string): Wire
}

const server: Transport = {
  local: false,
  fetch: (path, init) => fetch(path, init),
  open: (url) => new WebSocket(url),
}

let current = server

export function transport(): Transport {
  return current
}

export function useTransport(chosen: Transport): void {
  current = chosen
}
