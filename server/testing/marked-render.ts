import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { Language } from '../../texts/languages.ts';
import type { WebOfLanguage } from '../ssr/web.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MARKED = 'marked-texts:';
/** The language code is not a text. */
const UNMARKED = ['source-language'];

/**
 * Returns a function that renders pages in a language, with marks around every text from `texts/`. It builds
 * the web separately for this.
 */
export async function markedRender(language: Language): Promise<WebOfLanguage['render']> {
  const outDir = mkdtempSync(join(tmpdir(), 'marked-'));
  const { NODE_ENV } = process.env;
  // Makes Vite build for production.
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root: ROOT,
      mode: language,
      logLevel: 'warn',
      plugins: [markedTexts(language)],
      resolve: { alias: [{ find: /^#texts\/(.*)\.ts$/, replacement: `${MARKED}$1` }] },
      build: { ssr: 'web/server.tsx', outDir },
    });
    const { renderPage } = await import(pathToFileURL(join(outDir, 'server.js')).href);
    return renderPage;
  } finally {
    process.env.NODE_ENV = NODE_ENV;
    rmSync(outDir, { recursive: true });
  }
}

function markedTexts(language: Language): Plugin {
  const fileOf = (name: string) => join(ROOT, 'texts', language, `${name}.ts`);
  return {
    name: 'marked-texts',
    enforce: 'pre',
    resolveId(source) {
      if (!source.startsWith(MARKED)) return null;
      const name = source.slice(MARKED.length);
      return UNMARKED.includes(name) ? fileOf(name) : `\0${source}`;
    },
    async load(id) {
      if (!id.startsWith(`\0${MARKED}`)) return null;
      const file = fileOf(id.slice(MARKED.length + 1));
      const names = Object.keys(await import(pathToFileURL(file).href));
      return [
        `import * as texts from ${JSON.stringify(file)};`,
        `import { markTexts } from ${JSON.stringify(join(import.meta.dirname, 'mark-texts.ts'))};`,
        ...names.map((name) => `const ${name}_ = markTexts(texts.${name}); export { ${name}_ as ${name} };`),
      ].join('\n');
    },
  };
}
