import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Lays a brotli copy beside every script, style sheet and sprite, so that the server compresses nothing twice. */
const brotliCopies: Plugin = {
  name: 'brotli-copies',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    // After Vite's own, which still writes into scripts that load others late.
    order: 'post',
    handler(_options, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!/\.(js|css|svg)$/.test(fileName)) continue;
        const source = brotliCompressSync(file.type === 'chunk' ? file.code : file.source);
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source });
      }
    },
  },
};

const BROWSER = 'web/browser.tsx';
const ELEMENT = 'web/recommendations/define-element.tsx';

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** All modules that come with one, by imports that don't wait. */
function broughtBy(name: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [fileURLToPath(new URL(name, import.meta.url))];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** What forms share: one file, which comes with the pages that have forms. */
const FORMS = /\/web\/ui\/(?:FieldError\.tsx|TextField\.tsx|use-focus-when\.ts)$/;

/**
 * What every first page needs comes in two files, instead of one for each set of pages that share something: what the
 * element on other apps' pages needs too, and the rest.
 */
function chunkNames(): (id: string, modules: Modules) => string | null {
  let ofPages: ReadonlySet<string> | undefined;
  let ofElement: ReadonlySet<string> | undefined;
  return (id, modules) => {
    ofPages ??= broughtBy(BROWSER, modules);
    ofElement ??= broughtBy(ELEMENT, modules);
    if (!ofPages.has(id) || id.endsWith(BROWSER) || /\.s?css$/.test(id)) return null;
    return ofElement.has(id) ? 'common' : 'pages';
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
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
      input: [BROWSER, 'web/login/early-message.ts', ELEMENT],
      // The element's script is called by the small one at its stable address.
      preserveEntrySignatures: 'exports-only',
      checks: { bundlerTimings: false },
      ...(isSsrBuild
        ? {}
        : {
            output: { codeSplitting: { groups: [{ name: chunkNames() }, { name: 'forms', test: FORMS }] } },
          }),
    },
  },
  // What is built for the server carries all it needs, and renders as in production whatever NODE_ENV says at run time.
  ...(command === 'build'
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
}));
