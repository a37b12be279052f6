import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RenderRequest, RenderResult } from '../../contract/first-page.ts';
import { LANGUAGES, type Language } from '../../texts/languages.ts';
import { THEMED_PROPERTIES } from '../distributor/theme.ts';
import { BASE_PATH } from '../platform/http/paths.ts';
import type { InlineStyles } from './inline-styles.ts';
import { type BuiltStyles, stylesByPage } from './page-styles.ts';

/** The web app as the server needs it: how to render a page, and what the page loads. */
export type Web = {
  /** the build's identity */
  version: string;
  in(language: Language): WebOfLanguage;
  /** what a page's own elements need of the style sheet; null where the page's scripts bring the styles */
  stylesOf(html: string): InlineStyles | null;
  serve(app: FastifyInstance): Promise<void>;
  /** last touches to a page and to its content security policy; development needs them */
  finish(url: string, page: Buffer): Promise<Buffer>;
  policy(policy: string): string;
};

/** What is built anew for each language. */
export type WebOfLanguage = {
  language: Language;
  render(request: RenderRequest): Promise<RenderResult>;
  /** the address of the whole style sheet */
  styleSheet: string | null;
  /** the module that hydrates the page in the browser, and what it imports */
  script: string;
  preloads: readonly string[];
  /** the addresses of the scripts that a page has besides, by their source files */
  scriptsOf(modules: readonly string[]): readonly string[];
  /** the tag of a small script that listens to the login frame before the page is hydrated */
  loginScript: string;
  /** the module that makes the standalone recommendations an element */
  elementScript: string;
};

type Chunk = { file: string; imports?: string[] };
type Manifest = Record<string, Chunk>;

const ENTRY = 'web/browser.tsx';
const ELEMENT_ENTRY = 'web/recommendations/define-element.tsx';
const LOGIN_ENTRY = 'web/login/early-message.ts';

/** The web app as it was built into `dist`. Throws where it wasn't. */
export async function builtWeb(dist: string): Promise<Web> {
  const client = join(dist, 'client');
  const styles = JSON.parse(readBuilt(join(client, '.vite', 'styles.json'))) as BuiltStyles;
  const builds = await Promise.all(
    LANGUAGES.map(async (language) => [language, await builtLanguage(dist, language, styles.sheet)] as const),
  );
  const byLanguage = Object.fromEntries(builds) as Record<Language, BuiltLanguage>;
  const version = createHash('sha256');
  for (const [, { manifestText }] of builds) version.update(manifestText);

  return {
    version: version.digest('hex').slice(0, 12),
    in: (language) => byLanguage[language],
    stylesOf: stylesByPage(styles, THEMED_PROPERTIES),
    finish: async (_url, page) => page,
    policy: (policy) => policy,
    async serve(app) {
      await serveFiles(app, join(client, 'filer'));
    },
  };
}

/** Serves what was built by the names that stand there at the start: the plugin's own route reads the folder for each request. */
async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const names = new Set(readdirSync(folder));
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    // Every file's name holds a hash of its content.
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
  });
  type File = { Params: { name: string } };
  app.get<File>(`${BASE_PATH}/filer/:name`, { schema: { hide: true } }, (request, reply) => {
    const { name } = request.params;
    return names.has(name) ? reply.sendFile(name) : reply.callNotFound();
  });
}

type BuiltLanguage = WebOfLanguage & { manifestText: string };

async function builtLanguage(dist: string, language: Language, sheet: string): Promise<BuiltLanguage> {
  const manifestText = readBuilt(join(dist, 'client', '.vite', `manifest.${language}.json`));
  const manifest = JSON.parse(manifestText) as Manifest;
  const entry = entryOf(manifest, ENTRY);
  const load = rendererLoader(dist, language);
  // What most customers read is there at the start; another language when the first of its readers comes.
  if (language === LANGUAGES[0]) await load();
  const address = (file: string) => `${BASE_PATH}/${file}`;
  const importsOf = (chunk: Chunk) => [...importedBy(chunk, manifest)];
  const common = new Set([entry.file, ...importsOf(entry)]);
  return {
    language,
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

/** Returns what loads a language's page renderer, once. */
function rendererLoader(dist: string, language: Language): () => Promise<WebOfLanguage['render']> {
  type Renderer = { renderPage: WebOfLanguage['render'] };
  const file = join(dist, 'server', language, 'server.js');
  return async () => ((await import(pathToFileURL(file).href)) as Renderer).renderPage;
}

function readBuilt(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  throw new Error(`The web app isn't built: ${path} is missing. Run npm run build.`);
}

/** Returns the files that come with a chunk, also by way of others. */
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
  if (!entry) throw new Error(`The web app isn't built whole: ${name} is missing. Run npm run build.`);
  return entry;
}
