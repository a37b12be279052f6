import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { PORTAL_PATH } from '../../domain/paths.ts';
import { LANGUAGES, type Language } from '../../texts/languages.ts';
import { ShownError } from '../platform/http/errors.ts';
import { lazyByKey } from '../platform/lazy.ts';
import type { Web, WebOfLanguage } from './web.ts';

/** Addresses of source files as Vite serves them. */
const SOURCES = new RegExp(`^${PORTAL_PATH}/(@|web/|texts/|domain/|contract/|node_modules/)`);
/** Vite adds inline styles and its reload script. After a restart, its worker polls for the server. */
const LIVE_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; worker-src blob:";

/** The styles of pages without scripts. On other pages, the scripts add the styles. */
const SHEETS = [
  'app/styles',
  'app/overlays',
  'profile/profile',
  'feedback/feedback-forms',
  'security/security',
]
  .map((name) => `<link rel="stylesheet" href="${PORTAL_PATH}/web/${name}.scss">`)
  .join('');

/** The address of a language's sources. Each language has its own Vite, because it replaces the texts. */
function baseOf(language: Language): string {
  return language === LANGUAGES[0] ? `${PORTAL_PATH}/` : `${PORTAL_PATH}/@${language}/`;
}

/** Returns the web app for development: rendered from its sources, by language, and hot-reloaded. */
export function liveWeb(root: string): Web {
  const { promise: serving, resolve } = Promise.withResolvers<FastifyInstance>();
  const started = new Map<Language, Promise<ViteDevServer>>();
  const viteOf = (language: Language): Promise<ViteDevServer> => {
    const vite = started.get(language) ?? serving.then((app) => startVite(root, language, app));
    started.set(language, vite);
    return vite;
  };
  const languageIn = (page: string) =>
    LANGUAGES.find((language) => page.includes(`"${baseOf(language)}web/browser.tsx"`));
  return {
    version: 'live',
    in: lazyByKey((language) => liveLanguage(language, viteOf)),
    stylesOf: () => null,
    files: null,
    async finish(url, page) {
      const text = page.toString();
      const language = languageIn(text);
      // Only the head is transformed. In the body, Vite would add the base path to addresses that already
      // have it.
      const vite = await viteOf(language ?? LANGUAGES[0]);
      const head = await vite.transformIndexHtml(url, '<head></head>');
      const sheets = language ? '' : SHEETS;
      return Buffer.from(text.replace('<head>', () => head.replace('</head>', sheets)));
    },
    policy: () => LIVE_POLICY,
    async serve(app: FastifyInstance) {
      resolve(app);
      // Waits here, so that an error of Vite's configuration ends the start.
      await viteOf(LANGUAGES[0]);
      app.addHook('onRequest', async (request, reply) => {
        if (!SOURCES.test(request.url)) return;
        reply.hijack();
        const language = LANGUAGES.slice(1).find((each) => request.url.startsWith(baseOf(each)));
        (await viteOf(language ?? LANGUAGES[0])).middlewares(request.raw, reply.raw);
      });
      app.addHook('preClose', async () => {
        for (const vite of started.values()) await (await vite).close();
      });
    },
  };
}

async function startVite(root: string, language: Language, app: FastifyInstance): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  // Its web socket uses our server, so that it listens only at the configured address.
  const server = { middlewareMode: true, ws: { server: app.server } };
  const cacheDir = join(root, 'node_modules', '.vite', language);
  return await createServer({
    root,
    mode: language,
    base: baseOf(language),
    cacheDir,
    appType: 'custom',
    server,
  });
}

function liveLanguage(
  language: Language,
  viteOf: (language: Language) => Promise<ViteDevServer>,
): WebOfLanguage {
  const base = baseOf(language);
  return {
    async render(request) {
      const vite = await viteOf(language);
      try {
        const { renderPage } = await vite.ssrLoadModule('/web/server.tsx');
        return await renderPage(request);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw new ShownError(error);
      }
    },
    styleSheet: null,
    script: `${base}web/browser.tsx`,
    preloads: [],
    scriptsOf: () => [],
    loginScript: `<script type="module" src="${base}web/login/early-message.ts"></script>`,
    elementScript: `${base}web/recommendations/define-element.tsx`,
  };
}
