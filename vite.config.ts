import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { LANGUAGES } from './texts/languages.ts';
import { hoverRules } from './tools/hover-rules.ts';
import { readableAscii } from './tools/readable-ascii.ts';
import { stableKeyframes } from './tools/stable-keyframes.ts';
import { styleRules } from './tools/style-rules.ts';

/**
 * Adds a brotli copy of every script, style sheet and sprite, so that the server does not compress them per
 * request.
 */
const brotliCopies: Plugin = {
  name: 'brotli-copies',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    // Runs after Vite's own plugins, which still change scripts with dynamic imports.
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

const TEXTS = fileURLToPath(new URL('texts', import.meta.url));
const BROWSER = 'web/browser.tsx';
const ELEMENT = 'web/recommendations/define-element.tsx';
const OVERVIEW = 'web/overview/OverviewPage.tsx';

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Returns a predicate for modules that a file imports statically, directly or indirectly. */
function importedBy(file: string): Belongs {
  const found = new Set<string>();
  return (wanted, modules) => {
    const waiting = found.size === 0 ? [fileURLToPath(new URL(file, import.meta.url))] : [];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
    return found.has(wanted);
  };
}

/** Rarely changes, so browsers keep it across deployments. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;
/** A library's index exports it, but only later code uses it. */
const LOADED_LATER = /\/query-core\/build\/modern\/hydration\.js$/;

/** With 2, each page would load 5 % more code of other pages; with 4, it would need several more files. */
const SHARED_BY = 3;

/** Only the lower half of the overview and the element on other apps' pages show recommendations. */
const RECOMMENDATIONS = /\/recommendations(?:\.ts$|\/(?!queries))/;

/**
 * Returns the chunk groups, which keep the number of files low and let browsers cache unchanged files. First
 * React, then modules that pages share with the element on other apps' pages, then other modules of every
 * page. Then modules that several pages share with the overview, which most customers open first, then the
 * recommendations, then modules that only other pages share. All other modules stay with their page.
 */
function chunkGroups() {
  const isImportedByPages = importedBy(BROWSER);
  const isImportedByElement = importedBy(ELEMENT);
  const isCommon: Belongs = (id, modules) => !RECOMMENDATIONS.test(id) && isImportedByElement(id, modules);
  const isInPages: Belongs = (id, modules) => !LOADED_LATER.test(id) && isImportedByPages(id, modules);
  return [
    group('react', 5, (id) => REACT.test(id)),
    { ...group('common', 4, isCommon), minShareCount: 2 },
    group('pages', 3, isInPages),
    { ...group('overview', 2, importedBy(OVERVIEW)), minShareCount: SHARED_BY },
    { ...group('recommendations', 2, (id) => RECOMMENDATIONS.test(id)), minShareCount: 2 },
    { ...group('shared', 1, (id) => /\.tsx?$/.test(id)), minShareCount: SHARED_BY },
  ];
}

type Belongs = (id: string, modules: Modules) => boolean;

function group(name: string, priority: number, belongs: Belongs) {
  return {
    priority,
    name: (id: string, modules: Modules) => (!/\.s?css/.test(id) && belongs(id, modules) ? name : null),
  };
}

/** `mode` is the language whose texts are included (ADR-029). */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  base: '/privat/forsikring/oversikt/',
  publicDir: false,
  plugins: [react(), styleRules, brotliCopies],
  resolve: { alias: [{ find: /^#texts\//, replacement: `${TEXTS}/${mode}/` }] },
  css: {
    preprocessorOptions: { scss: { silenceDeprecations: ['if-function'], charset: false } },
    postcss: { plugins: [stableKeyframes, hoverRules] },
  },
  build: {
    // The oldest browsers of customers (README.md).
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'],
    // Older ones get the pages as without scripts. Safari before 16.4 ignores conditions such as `width >= 680px`.
    cssTarget: ['chrome103', 'edge103', 'firefox115', 'safari16', 'ios16'],
    outDir: isSsrBuild ? `dist/server/${mode}` : 'dist/client',
    // All languages share a folder, because files without texts are the same in each.
    emptyOutDir: isSsrBuild || mode === LANGUAGES[0],
    assetsDir: 'filer',
    manifest: `.vite/manifest.${mode}.json`,
    // All styles are in one sheet, in a fixed order. The server includes in each page the rules that it
    // needs.
    cssCodeSplit: false,
    rollupOptions: {
      input: [BROWSER, 'web/login/early-message.ts', ELEMENT],
      // The small script at the stable address imports the element's script and calls its exports.
      preserveEntrySignatures: 'exports-only',
      checks: { bundlerTimings: false },
      ...(isSsrBuild
        ? { output: { ...readableAscii, codeSplitting: false } }
        : {
            output: { codeSplitting: { groups: chunkGroups() } },
          }),
    },
  },
  // The server bundle includes all packages and always renders in production mode, for any NODE_ENV at run
  // time.
  ...(command === 'build'
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
}));
