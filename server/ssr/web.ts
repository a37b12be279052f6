import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { RenderRequest, RenderResult } from '../../contract/first-page.ts';
import { PORTAL_PATH } from '../../domain/paths.ts';
import { LANGUAGES, type Language } from '../../texts/languages.ts';
import { THEMED_PROPERTIES } from '../distributor/theme.ts';
import { FILES_PATH } from '../platform/http/paths.ts';
import { lazy, lazyByKey } from '../platform/lazy.ts';
import { type BuiltFiles, builtFiles } from './built-files.ts';
import type { SendOtherBuild } from './other-builds.ts';
import { type BuiltStyles, type InlineStyles, stylesByPage } from './page-styles.ts';
import { sendBuildFile } from './send-build-file.ts';

/** The web app as the server uses it: the renderer and the files that pages load. */
export type Web = {
  /** identifies the build */
  version: string;
  in(language: Language): WebOfLanguage;
  /** the part of the style sheet that a page's elements need; null if the page's scripts load the styles */
  stylesOf(html: string): InlineStyles | null;
  /** the files that pages load; null in development */
  files: BuiltFiles | null;
  /** Adds the route of the files. `sendOther` answers a name that is not in this build. */
  serve(app: FastifyInstance, sendOther: SendOtherBuild): Promise<void>;
  /** final changes to a page and its content security policy, for development */
  finish(url: string, page: Buffer): Promise<Buffer>;
  policy(policy: string): string;
};

/** The parts of the build that differ by language. */
export type WebOfLanguage = {
  render(request: RenderRequest): Promise<RenderResult>;
  /** address of the full style sheet */
  styleSheet: string | null;
  /** the module that hydrates the page in the browser; `preloads` are its imports */
  script: string;
  preloads: readonly string[];
  /** addresses of a page's additional scripts, by their source files */
  scriptsOf(modules: readonly string[]): readonly string[];
  /** tag of a small script that handles messages from the login frame before the page is hydrated */
  loginScript: string;
  /** the module that defines the recommendations element */
  elementScript: string;
};

type Chunk = { file: string; imports?: string[] };
type Manifest = Record<string, Chunk>;

const ENTRY = 'web/browser.tsx';
const ELEMENT_ENTRY = 'web/recommendations/define-element.tsx';
const LOGIN_ENTRY = 'web/login/early-message.ts';

/** Returns the web app that was built into `dist`. Throws if there is no complete build. */
export async function builtWeb(dist: string): Promise<Web> {
  const client = join(dist, 'client');
  const styles = JSON.parse(readBuilt(join(client, '.vite', 'styles.json'))) as BuiltStyles;
  const builds = await Promise.all(
    LANGUAGES.map(async (language) => [language, await builtLanguage(dist, language, styles.sheet)] as const),
  );
  const byLanguage = Object.fromEntries(builds) as Record<Language, BuiltLanguage>;
  const files = builtFiles(join(client, 'filer'));
  const version = createHash('sha256');
  for (const [, { manifestText }] of builds) version.update(manifestText);

  return {
    version: version.digest('hex').slice(0, 12),
    in: (language) => byLanguage[language],
    stylesOf: stylesByPage(styles, THEMED_PROPERTIES),
    finish: async (_url, page) => page,
    policy: (policy) => policy,
    files,
    async serve(app, sendOther) {
      serveFiles(app, files, sendOther);
    },
  };
}

/** Serves the built files. Each is read once and stays in memory: together they are some 2 MB. */
function serveFiles(app: FastifyInstance, { names, read }: BuiltFiles, sendOther: SendOtherBuild): void {
  const own = new Set(names);
  const fileOf = lazyByKey(read);
  type File = { Params: { name: string } };
  app.get<File>(`${FILES_PATH}:name`, (request, reply) => {
    const { name } = request.params;
    if (!own.has(name)) return sendOther(request, reply, name);
    return sendBuildFile(request, reply, name, fileOf(name));
  });
}

type BuiltLanguage = WebOfLanguage & { manifestText: string };

async function builtLanguage(dist: string, language: Language, sheet: string): Promise<BuiltLanguage> {
  const manifestText = readBuilt(join(dist, 'client', '.vite', `manifest.${language}.json`));
  const manifest = JSON.parse(manifestText) as Manifest;
  const entry = entryOf(manifest, ENTRY);
  const load = rendererLoader(dist, language);
  // The default language is loaded at startup, other languages on first use.
  if (language === LANGUAGES[0]) await load();
  const address = (file: string) => `${PORTAL_PATH}/${file}`;
  const importsOf = (chunk: Chunk) => [...importedBy(chunk, manifest)];
  const common = new Set([entry.file, ...importsOf(entry)]);
  return {
    manifestText,
    render: async (request) => await (await load())(request),
    styleSheet: address(sheet),
    script: address(entry.file),
    loginScript: `<script async fetchpriority="high" src="${address(entryOf(manifest, LOGIN_ENTRY).file)}"></script>`,
    elementScript: address(entryOf(manifest, ELEMENT_ENTRY).file),
    preloads: importsOf(entry).map(address),
    scriptsOf(modules) {
      const chunks = modules.map((module) => entryOf(manifest, module));
      const files = new Set(chunks.flatMap((chunk) => [chunk.file, ...importsOf(chunk)]));
      return [...files].filter((file) => !common.has(file)).map(address);
    },
  };
}

/** Returns a function that loads a language's page renderer. Another `import()` for each page would cost it 1 %. */
function rendererLoader(dist: string, language: Language): () => Promise<WebOfLanguage['render']> {
  type Renderer = { renderPage: WebOfLanguage['render'] };
  const file = join(dist, 'server', language, 'server.js');
  const renderer = lazy(() => import(pathToFileURL(file).href) as Promise<Renderer>);
  return async () => (await renderer()).renderPage;
}

function readBuilt(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  throw new Error(`The web app isn't built: ${path} is missing. Run npm run build.`);
}

function importedBy({ imports = [] }: Chunk, manifest: Manifest, found = new Set<string>()): Set<string> {
  for (const name of imports) {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    importedBy(chunk, manifest, found);
  }
  return found;
}

function entryOf(manifest: Manifest, name: string): Chunk {
  const entry = manifest[name];
  if (!entry) throw new Error(`The web app isn't built completely: ${name} is missing. Run npm run build.`);
  return entry;
}
