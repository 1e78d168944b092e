/** Short notes to the reader: toasts on the screen, and lines for screen readers. */
import { Refusal } from '../net/http'
import { OrderRefused } from '../net/socket'
import { t } from '../text/text.svelte'

export interface Note {
  id: number
  text: string
  kind: 'plain' | 'wrong'
}

const STAYS = 5_000 // milliseconds
let last = 0
export const notes = $state<Note[]>([])
export const spoken = $state({ text: '' })

export function note(text: string, kind: Note['kind'] = 'plain'): void {
  const same = notes.find((one) => one.text === text)
  if (same) dismiss(same.id)
  const id = ++last
  notes.push({ id, text, kind })
  if (notes.length > 3) notes.shift()
  setTimeout(() => dismiss(id), STAYS)
  say(text)
}

export function dismiss(id: number): void {
  const at = notes.findIndex((one) => one.id === id)
  if (at >= 0) notes.splice(at, 1)
}

let pending: string[] = []

/** Tell those who listen; several lines in a row become one. */
export function say(text: string): void {
  if (pending.length === 0) {
    setTimeout(() => {
      spoken.text = pending.slice(-6).join(' ')
      pending = []
    }, 150)
  }
  pending.push(text)
}

/** Why something did not work, in words. */
export function reason(error: unknown): string {
  if (error instanceof OrderRefused) return error.message
  if (error instanceof Refusal && error.code !== 'unreachable') {
    return error.message || t('error-unknown')
  }
  return error instanceof Refusal ? t('error-unreachable') : t('error-unknown')
}

export function complain(error: unknown): void {
  if (!(error instanceof Refusal) && !(error instanceof OrderRefused)) console.error(error)
  note(reason(error), 'wrong')
}
