/** Notifications of this browser: the permission, the subscription, and the server that learns of it. */
import { language } from '../text/text.svelte'
import { ask } from './http'
import { asMe } from './me.svelte'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

export async function pushState(): Promise<PushState> {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!able) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await subscription()) ? 'on' : 'off'
}

/** Ask for permission, subscribe, and let the server know. Call it when the person has clicked. */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return await pushState()
  const { push_key } = await ask('GET /api/notifications')
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: push_key,
  })
  await report(made)
  return 'on'
}

async function report(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON()
  const body = {
    kind: 'push' as const,
    address: endpoint!,
    p256dh: keys!.p256dh,
    auth: keys!.auth,
    lang: language(),
    zone: zone(),
  }
  await asMe((token) => ask('POST /api/me/channels', { body, token }))
}

/** End the subscription. Nothing can reach this browser any more; the server is notified as well. */
export async function turnPushOff(): Promise<PushState> {
  const made = await subscription()
  if (made) {
    const channels = await asMe((token) => ask('GET /api/me/channels', { token }))
    const own = channels.find((one) => one.address === made.endpoint)
    await made.unsubscribe()
    if (own) await dropChannel(own.id)
  }
  return await pushState()
}

export async function dropChannel(id: string): Promise<void> {
  const path = { channel_id: id }
  await asMe((token) => ask('DELETE /api/me/channels/{channel_id}', { path, token }))
}

/** Where the reader is, for the hour of the daily digest. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
