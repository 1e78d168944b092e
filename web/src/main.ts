import './style/tokens.css'
import './style/base.css'
import './style/parts.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { renew } from './net/me.svelte'
import { useTransport } from './net/transport'
import { offline } from './offline/mode'
import { listen } from './shell/router.svelte'
import { dress } from './shell/settings.svelte'
import { preferred, speak } from './text/text.svelte'

// After a new version has been put on the server, an open page may miss parts: load it again. Without a
// network that helps nobody, nor does it twice in a row; then the page says what is wrong (Later.svelte).
const RELOADED = 'tidetable.reloaded'
addEventListener('vite:preloadError', (event) => {
  const recently = Date.now() - Number(sessionStorage.getItem(RELOADED)) < 60_000
  if (!navigator.onLine || recently) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  event.preventDefault()
  location.reload()
})

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register(offline ? './sw.js' : '/sw.js').catch(() => {}) // not on every address
}

if (offline) useTransport((await import('./offline/client')).offlineTransport())
dress()
listen()
await speak(preferred())
void renew()
mount(App, { target: document.getElementById('app')! })
