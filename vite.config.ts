import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/privat/forsikring/oversikt/',
  publicDir: false,
  plugins: [react()],
  css: {
    preprocessorOptions: { scss: { silenceDeprecations: ['if-function'], charset: false } },
  },
  build: {
    outDir: 'dist/client',
    assetsDir: 'filer',
    manifest: true,
    rollupOptions: { input: 'web/browser.tsx' },
  },
  // The drawing carries all it needs: starts faster, and React draws as in production whatever NODE_ENV says.
  ssr: { noExternal: true },
});
