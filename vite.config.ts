import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Lays a brotli copy beside every script and style sheet, so that the server compresses nothing twice. */
const brotliCopies: Plugin = {
  name: 'brotli-copies',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    // After Vite's own, which still writes into scripts that load others late.
    order: 'post',
    handler(_options, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!/\.(js|css)$/.test(fileName)) continue;
        const source = brotliCompressSync(file.type === 'chunk' ? file.code : file.source);
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source });
      }
    },
  },
};

export default defineConfig(({ command }) => ({
  base: '/privat/forsikring/oversikt/',
  publicDir: false,
  plugins: [react(), brotliCopies],
  css: {
    preprocessorOptions: { scss: { silenceDeprecations: ['if-function'], charset: false } },
  },
  build: {
    outDir: 'dist/client',
    assetsDir: 'filer',
    manifest: true,
    rollupOptions: {
      input: ['web/browser.tsx', 'web/login/early-message.ts', 'web/recommendations/define-element.tsx'],
      // The element's script is called by the small one at its stable address.
      preserveEntrySignatures: 'exports-only',
    },
  },
  // What is built for drawing carries all it needs, and draws as in production whatever NODE_ENV says at run time.
  ...(command === 'build'
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
}));
