import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The finished pages go into the Python package; the build hook may point elsewhere.
const outDir = process.env.SUDI_PAGES ?? '../src/sudi/server/pages';
const server = process.env.SUDI_SERVER ?? 'http://127.0.0.1:8000';

/** The service worker stands at the root and carries the mark of its build: another build is another worker. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  generateBundle(_, bundle) {
    const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: readFileSync('worker.js', 'utf8').replace("'sudi-BUILD'", `'sudi-${build}'`) });
  },
};

export default defineConfig({
  plugins: [svelte(), worker],
  base: '/',
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict content security policy allows no data: addresses
    // Each page and the layout of each game is a file of its own, named by it and fetched when it is opened.
    rolldownOptions: { output: { chunkFileNames: ({ facadeModuleId }) => `assets/${/games\/(\w+)\/layout|pages\/(\w+)\.svelte/.exec(facadeModuleId ?? '')?.slice(1).find(Boolean) ?? 'shared'}-[hash].js` } },
  },
  // The server answers only pages of its own address, so the address stays as the browser sees it.
  server: { proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } } },
  // Modules are tested as a browser would load them: runes react, and there is a page to write on.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 60_000, // a busy machine is slow, and no test fails by the clock
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
    pool: 'threads',
    isolate: false, // one page for all files of a worker: each sets what it needs
    restoreMocks: true,
    unstubGlobals: true,
  },
});
