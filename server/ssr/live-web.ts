import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { Language } from '../../texts/languages.ts';
import { BASE_PATH } from '../platform/http/paths.ts';
import type { Web, WebOfLanguage } from './web.ts';

/** What the browser loads from the sources, as Vite addresses it. */
const SOURCES = new RegExp(`^${BASE_PATH}/(@|web/|texts/|domain/|contract/|node_modules/)`);
/** Vite puts styles and its reloading script into the page itself, and waits for a server that starts again in a worker. */
const LIVE_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; worker-src blob:";

/** The web app from its sources, for development: rendered from source each time, hot-reloaded, and in one language. */
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
    async finish(url, page) {
      // Only the head: in the rest Vite would put the base path before addresses that have it.
      const head = await (await started).transformIndexHtml(url, '<head></head>');
      return Buffer.from(page.toString().replace('<head>', () => head.replace('</head>', '')));
    },
    policy: () => LIVE_POLICY,
    async serve(app: FastifyInstance) {
      const { createServer } = await import('vite');
      // Its socket goes by our own server, which listens at the configured address and nowhere else.
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
