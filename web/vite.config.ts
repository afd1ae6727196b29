import { defineConfig } from 'vitest/config';

// The server's content policy forbids inline code and outside hosts: everything is a file of ours.
export default defineConfig({
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
  },
  test: { include: ['src/**/*.test.ts'] },
  server: { proxy: { '/api': 'http://127.0.0.1:8877' } },
});
