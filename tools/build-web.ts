import { build } from 'vite';
import { LANGUAGES } from '../texts/languages.ts';

// Builds the web once per language: the browser bundle, and the bundle that renders pages on the server.
for (const mode of LANGUAGES) {
  await build({ mode, logLevel: 'warn' });
  await build({ mode, logLevel: 'warn', build: { ssr: 'web/server.tsx' } });
}
