import { defineConfig } from 'vite';
import { readableAscii } from './tools/readable-ascii.ts';

/** Bundles the server with its packages. It starts in half the time of two thousand modules (ADR-001). */
export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: true,
    // Packages that few installations or requests load, or that load their own files by name.
    external: [
      '@opentelemetry/api',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      'fontkit',
      'pdfkit',
      'pg-native',
      'redis',
      'undici',
      'unleash-client',
      'vite',
    ],
  },
  build: {
    ssr: true,
    outDir: 'dist/portal',
    target: 'node24',
    minify: false,
    rollupOptions: {
      // The thread for PDFs is started from a file of its own.
      input: { main: 'server/main.ts', 'pdf-worker': 'server/my-data/pdf-worker.ts' },
      checks: { bundlerTimings: false, eval: false },
      output: readableAscii,
    },
  },
});
