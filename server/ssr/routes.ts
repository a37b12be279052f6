import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentIn } from '../../domain/cookie-consent.ts';
import { isSamePath } from '../../domain/match-path.ts';
import { OWN_PAGES, type OwnPage, ownPagePaths } from '../../domain/own-pages.ts';
import { addressOf, PATHS, PORTAL_PATH } from '../../domain/paths.ts';
import type { Distributor } from '../distributor/distributor-file.ts';
import type { Database } from '../platform/db/database.ts';
import { appIconRoutes } from './app-icons.ts';
import { assetRoutes } from './asset-routes.ts';
import { confirmationCheckPage } from './confirmation-check-page.ts';
import { elementScriptRoute } from './element-script.ts';
import { otherBuilds } from './other-builds.ts';
import type { SendPage } from './send-page.ts';
import type { Web } from './web.ts';

export type PageRoutesDeps = {
  db: Database;
  web: Web;
  pages: SendPage;
  /** answers an address that belongs to another app */
  sendNeighbour: SendNeighbour;
  distributors: readonly Distributor[];
};

type SendAddress = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export type SendNeighbour = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Answers 404. The gateway routes to the other apps, so a request for them should not reach the portal. */
export const neighbourNotFound: SendNeighbour = (_request, reply) => {
  reply.callNotFound();
  return reply;
};

/** Adds the routes of all pages under the base path and of the files that they load. */
export async function pageRoutes(app: FastifyInstance, deps: PageRoutesDeps): Promise<void> {
  const { db, web, pages, distributors } = deps;
  const sendOther = otherBuilds(db);
  await web.serve(app, sendOther);
  elementScriptRoute(app, web, distributors);
  appIconRoutes(app, distributors);
  assetRoutes(app, distributors, sendOther);
  const pagesWithData: readonly [string, SendAddress][] = [
    [addressOf(PATHS.confirmationCheck), confirmationCheckPage(app, pages)],
    [
      addressOf(PATHS.cookies),
      (request, reply) =>
        pages.firstPage(request, reply, { cookieConsent: consentIn(request.headers.cookie) }),
    ],
  ];
  for (const [path, send] of pagesWithData) app.get(path, send);
  for (const path of [PORTAL_PATH, `${PORTAL_PATH}/*`]) {
    app.get(path, (request, reply) => {
      // The web shows a page also at other spellings of its path, such as with capital letters.
      const { pathname } = new URL(request.url, 'http://portal.invalid');
      const send = pagesWithData.find(([known]) => isSamePath(pathname, known))?.[1] ?? pages.firstPage;
      return send(request, reply);
    });
  }
  for (const page of OWN_PAGES) {
    const paths = distributors.flatMap((each) => ownPagePaths(page, each));
    for (const path of new Set(paths)) app.get(addressOf(path), ownPage(page, path));
  }

  /** Returns the handler of a page that a distributor may serve with another app (spec: beyond §1). */
  function ownPage(page: OwnPage, path: string) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const isOurs = ownPagePaths(page, request.distributor).includes(path);
      const options = { namesItem: path.includes(':') };
      return isOurs ? await pages.firstPage(request, reply, options) : deps.sendNeighbour(request, reply);
    };
  }
}
