import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { geography } from './tools/geography.js'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.ROTONDE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [geography(), svelte()],
  resolve: {
    alias: { $shell: here('./src') },
    // Boards live beside their games, outside this folder: they use this folder's svelte.
    dedupe: ['svelte'],
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts', '../src/rotonde/games/*/web/**/*.test.ts'],
    environment: 'node',
  },
})
