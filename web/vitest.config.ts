// Apart from vite.config.ts: building the client must not need the test tools.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  // A file that needs a page says so: `// @vitest-environment happy-dom`.
  // Files share their workers: that takes a third of the time, and no test changes a module.
  test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false, pool: 'threads' },
  server: { fs: { allow: ['..'] } }, // the catalogues of the games
  resolve: { conditions: ['browser'] },
})
