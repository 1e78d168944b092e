import { readFile } from 'node:fs/promises'
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

// In development the pages come from Vite and everything else from a running `tidetable serve`.
const server = process.env.TIDETABLE_SERVER ?? 'http://127.0.0.1:8300'

const CATALOGUE = /src\/tidetable\/(?:engine\/\w+\/)?text\/\w+\.ftl\?raw$/
const UNUSED = /^(?:static|rules|example|why|table|help|admin|sim|moderate|arena|usage|verify|restore|backup)-/

/** Without the messages that browsers never need, and the indented lines that belong to them. */
function withoutUnused(text: string): string {
  let kept = true
  return text
    .split('\n')
    .filter((line) => {
      if (/^[a-z#]/i.test(line)) kept = !UNUSED.test(line)
      return kept
    })
    .join('\n')
}

/** Leaves out of the games' catalogues what only the server and the command line say: the rules pages,
 * which browsers ask the server for, and the help of commands. */
function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    async load(id) {
      if (!CATALOGUE.test(id)) return null
      const text = await readFile(id.replace(/\?raw$/, ''), 'utf-8')
      return `export default ${JSON.stringify(withoutUnused(text))}`
    },
  }
}

/** Leaves the workers with Python out of the client of a server: building them takes longer than all the
 * rest. */
function onlineOnly(): Plugin {
  return {
    name: 'online-only',
    enforce: 'pre',
    load: (id) => (id.endsWith('/src/offline/client.ts') ? 'export const offlineTransport = null' : null),
  }
}

/** Without a server the path is behind a # (router.svelte.ts): so links work at any sub-path, also in
 * new tabs. */
const hashLinks = {
  name: 'hash-links',
  markup: ({ content }: { content: string }) => ({ code: content.replaceAll('href="/', 'href="#/') }),
}

// `--mode static`: the client that plays without a server (web/tools/static.py).
export default defineConfig(({ mode }) => ({
  base: mode === 'static' ? './' : '/',
  plugins:
    mode === 'static'
      ? [catalogues(), svelte({ preprocess: [hashLinks, vitePreprocess()] })]
      : [catalogues(), onlineOnly(), svelte()],
  worker: { format: 'es' as const },
  build: {
    outDir: mode === 'static' ? '../build/static' : '../src/tidetable/web',
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
}))
