import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// In development the pages come from Vite and everything else from a running `tidetable serve`.
const server = process.env.TIDETABLE_SERVER ?? 'http://127.0.0.1:8300'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/tidetable/web',
    emptyOutDir: true,
    target: ['chrome123', 'firefox128', 'safari17.5'], // the first with light-dark() and @property
    assetsInlineLimit: 0, // a content security policy without data: for scripts and fonts
    rolldownOptions: { checks: { bundlerTimings: false } }, // no report of slow plugins
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues of the games
    proxy: {
      '/api': server,
      '/healthz': server,
      '/ws': { target: server.replace('http', 'ws'), ws: true },
    },
  },
})
