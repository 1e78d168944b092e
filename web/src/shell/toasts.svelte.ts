/** Short messages: toasts on the screen, and announcements for screen readers. */
import { Refusal } from '../net/http'
import { CommandRefused } from '../net/socket'
import { t } from '../text/text.svelte'

export interface Toast {
  id: number
  text: string
  kind: 'plain' | 'error'
}

const STAYS = 5_000 // milliseconds
let last = 0
export const toasts = $state<Toast[]>([])
/** Whether a page says them in a place of its own: at a table the bar does, not over the board. */
export const saidInPage = $state({ is: false })
export const announced = $state({ text: '' })

export function toast(text: string, kind: Toast['kind'] = 'plain'): void {
  const same = toasts.find((one) => one.text === text)
  if (same) dismiss(same.id)
  const id = ++last
  toasts.push({ id, text, kind })
  if (toasts.length > 3) toasts.shift()
  setTimeout(() => dismiss(id), STAYS)
  announce(text)
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id)
  if (at >= 0) toasts.splice(at, 1)
}

let pending: string[] = []

/** Tell screen readers; several lines in a row become one. */
export function announce(text: string): void {
  if (pending.length === 0) {
    setTimeout(() => {
      announced.text = pending.slice(-6).join(' ')
      pending = []
    }, 150)
  }
  pending.push(text)
}

/** Why something failed, in words. */
export function errorText(error: unknown): string {
  if (error instanceof CommandRefused) return error.message
  if (error instanceof Refusal && error.code !== 'unreachable') {
    return error.message || t('error-unknown')
  }
  return error instanceof Refusal ? t('error-unreachable') : t('error-unknown')
}

export function toastError(error: unknown): void {
  if (!(error instanceof Refusal) && !(error instanceof CommandRefused)) console.error(error)
  toast(errorText(error), 'error')
}
