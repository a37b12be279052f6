import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { LANGUAGES } from './texts/languages.ts';
import { readableAscii } from './tools/readable-ascii.ts';
import { stableKeyframes } from './tools/stable-keyframes.ts';
import { styleRules } from './tools/style-rules.ts';

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

const TEXTS = fileURLToPath(new URL('texts', import.meta.url));
const BROWSER = 'web/browser.tsx';
const ELEMENT = 'web/recommendations/define-element.tsx';

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Returns a predicate: whether a module comes with the one of a file, by imports that don't wait. */
function comesWith(file: string): Belongs {
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

/** What seldom changes, so that browsers keep it over many deployments. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;
/** What is small and of use to many pages: together with the first page's it costs less than in files of its own. */
const SMALL =
  /\/web\/(?:ui\/(?:area-icons|illustrations\/(?:AreaPicture|EmptyPlot|FrontDoor)|ButtonLink|Card|ListProblem|Loading|Message|MissingNotice|Tag|Tooltip|focus-title|product-icon|use-focus-title-when-gone|use-retry)\.tsx?|agreements\/agreements-state\.ts|recommendations\/element-events\.ts)$|\/domain\/(?:calendar-date|days|mask-digits|offer-t\w+|product-area)\.ts$|\/texts\/\w+\/(?:areas|source-language)\.ts$/;
/** What forms share, and pages with pictures or with groups that open: it comes with these pages. */
const FORMS =
  /\/web\/(?:ui\/(?:BesidePicture|Expander|FieldError|TextField|use-escape|use-focus-when)|platform\/api\/(?:use-)?save|toasts\/show-toast)\.tsx?$/;
/** What the forms with contact information share. */
const CONTACT = /\/web\/ui\/input-kinds\.ts$|\/domain\/email\.ts$/;
/** What narrows a long list down. */
const SEARCH = /\/web\/ui\/(?:Chips|SearchResult)\.tsx$/;
/** What the overview knows of the customer's insurances, shared with what it shows later and with the pages at other apps' addresses. */
const INSURANCES =
  /\/web\/(?:claims\/claim-address|agreements\/(?:combine-answers|detail-target|list-cost|merge|section-id|use-agreements)|platform\/api\/refetch-problems|ui\/(?:Amount|ExpanderLine|SkeletonCard|InlineFacts|new-tab))\.tsx?$|\/domain\/(?:agreement-cost|claim-state|insurer|standing)\.ts$|\/contract\/summary-in-ore\.ts$/;
/** What the pages at other apps' addresses share with what the overview shows later. */
const LISTS = /\/web\/(?:claims\/claim-status|platform\/use-rendered-count)\.tsx?$/;
/** What the pages at other apps' addresses share: at first, and of what comes after the first view. */
const OWN_PAGES =
  /\/web\/(?:agreement-details\/(?:agreement-query|find-agreement)|(?:agreement-details|claims|documents|invoices|messages)\/queries|platform\/api\/(?:find-item|item-key)|ui\/(?:BackLink|ListPage|RowList|RowListSkeleton))\.tsx?$|\/domain\/path-parameter\.ts$/;
const OWN_LISTS =
  /\/web\/(?:agreements\/use-insurance-links|claims\/ClaimCard|documents\/DocumentRow|ui\/(?:FactList|ShowAllLink))\.tsx?$|\/domain\/invoice-state\.ts$|\/texts\/\w+\/document-rows\.ts$/;
/** Named by a library's index, and used later alone. */
const LATER = /\/query-core\/build\/modern\/hydration\.js$/;

/**
 * The browser asks for few files, and seldom again for what has not changed: React; what the element on other apps' pages
 * needs too; the rest of what first pages need; what forms share, what pages of insurances do, and those at other apps'
 * addresses; and what a page has of its own.
 */
function chunkGroups() {
  const comesWithPages = comesWith(BROWSER);
  const comesWithElement = comesWith(ELEMENT);
  const isInPages: Belongs = (id, modules) =>
    !LATER.test(id) && (SMALL.test(id) || comesWithPages(id, modules));
  return [
    group('react', 4, (id) => REACT.test(id)),
    group('common', 3, (id, modules) => isInPages(id, modules) && comesWithElement(id, modules)),
    group('pages', 2, isInPages),
    group('forms', 1, (id) => FORMS.test(id)),
    group('contact', 1, (id) => CONTACT.test(id)),
    group('search', 1, (id) => SEARCH.test(id)),
    group('insurances', 1, (id) => INSURANCES.test(id)),
    group('lists', 1, (id) => LISTS.test(id)),
    group('own', 1, (id) => OWN_PAGES.test(id)),
    group('own-lists', 1, (id) => OWN_LISTS.test(id)),
  ];
}

type Belongs = (id: string, modules: Modules) => boolean;

function group(name: string, priority: number, belongs: Belongs) {
  return {
    priority,
    name: (id: string, modules: Modules) => (!/\.s?css/.test(id) && belongs(id, modules) ? name : null),
  };
}

/** `mode` is the language whose texts are built in (ADR-073). */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  base: '/privat/forsikring/oversikt/',
  publicDir: false,
  plugins: [react(), styleRules, brotliCopies],
  resolve: { alias: [{ find: /^#texts\//, replacement: `${TEXTS}/${mode}/` }] },
  css: {
    preprocessorOptions: { scss: { silenceDeprecations: ['if-function'], charset: false } },
    postcss: { plugins: [stableKeyframes] },
  },
  build: {
    outDir: isSsrBuild ? `dist/server/${mode}` : 'dist/client',
    // All languages share a folder: what has no texts is the same in each.
    emptyOutDir: isSsrBuild || mode === LANGUAGES[0],
    assetsDir: 'filer',
    manifest: `.vite/manifest.${mode}.json`,
    // Pages bring their own rules; the rest comes in one sheet, in one order.
    cssCodeSplit: false,
    rollupOptions: {
      input: [BROWSER, 'web/login/early-message.ts', ELEMENT],
      // The element's script is called by the small one at its stable address.
      preserveEntrySignatures: 'exports-only',
      checks: { bundlerTimings: false },
      ...(isSsrBuild
        ? { output: { ...readableAscii, codeSplitting: false } }
        : {
            output: { codeSplitting: { groups: chunkGroups() } },
          }),
    },
  },
  // What is built for the server carries all it needs, and renders as in production whatever NODE_ENV says at run time.
  ...(command === 'build'
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
}));
