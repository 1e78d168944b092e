// Apart from vite.config.ts: building the client must not need the test tools.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: ['..'] } }, // the catalogues of the games
  test: { include: ['src/**/*.test.ts'], environment: 'happy-dom' },
  resolve: { conditions: ['browser'] },
})
