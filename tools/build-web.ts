import { build } from 'vite';
import { LANGUAGES } from '../texts/languages.ts';

// Builds the web for each language: what the browser loads, and what the server renders pages with.
for (const mode of LANGUAGES) {
  await build({ mode, logLevel: 'warn' });
  await build({ mode, logLevel: 'warn', build: { ssr: 'web/server.tsx' } });
}
