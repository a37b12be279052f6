import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { Language } from '../../texts/languages.ts';
import { BASE_PATH } from '../platform/http/paths.ts';
import type { Web, WebOfLanguage } from './web.ts';

/** Addresses of source files as Vite serves them. */
const SOURCES = new RegExp(`^${BASE_PATH}/(@|web/|texts/|domain/|contract/|node_modules/)`);
/**
 * Vite adds inline styles and its reload script to the page. After a restart, its worker polls for the
 * server.
 */
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
  .map((name) => `<link rel="stylesheet" href="${BASE_PATH}/web/${name}.scss">`)
  .join('');

/**
 * Returns the web app for development: rendered from source on each request, hot-reloaded, in one language.
 */
export function liveWeb(root: string, language: Language): Web {
  const { promise: started, resolve } = Promise.withResolvers<ViteDevServer>();
  const ofLanguage: WebOfLanguage = {
    language,
    async render(request) {
      const { renderPage } = await (await started).ssrLoadModule('/web/server.tsx');
      return await renderPage(request);
    },
    styleSheet: null,
    script: `${BASE_PATH}/web/browser.tsx`,
    preloads: [],
    scriptsOf: () => [],
    loginScript: `<script type="module" src="${BASE_PATH}/web/login/early-message.ts"></script>`,
    elementScript: `${BASE_PATH}/web/recommendations/define-element.tsx`,
  };
  return {
    version: 'live',
    in: () => ofLanguage,
    stylesOf: () => null,
    files: null,
    async finish(url, page) {
      // Only the head is transformed. In the body, Vite would add the base path to addresses that already
      // have it.
      const head = await (await started).transformIndexHtml(url, '<head></head>');
      const sheets = page.includes(ofLanguage.script) ? '' : SHEETS;
      return Buffer.from(page.toString().replace('<head>', () => head.replace('</head>', sheets)));
    },
    policy: () => LIVE_POLICY,
    async serve(app: FastifyInstance) {
      const { createServer } = await import('vite');
      // Its web socket uses our server, so that it listens only at the configured address.
      const server = { middlewareMode: true, ws: { server: app.server } };
      const vite = await createServer({ root, mode: language, appType: 'custom', server });
      resolve(vite);
      app.addHook('onRequest', (request, reply, done) => {
        if (!SOURCES.test(request.url)) return done();
        reply.hijack();
        vite.middlewares(request.raw, reply.raw);
      });
      app.addHook('preClose', () => vite.close());
    },
  };
}
