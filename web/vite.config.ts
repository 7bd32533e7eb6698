import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The finished pages go into the Python package; the build hook may point elsewhere.
const outDir = process.env.SUDI_PAGES ?? '../src/sudi/server/pages';
const server = process.env.SUDI_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict content security policy allows no data: addresses
    chunkSizeWarningLimit: 700,
  },
  // The server answers only pages of its own address, so the address stays as the browser sees it.
  server: { proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } } },
});
