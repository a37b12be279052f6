import type { FastifyInstance } from 'fastify';
import { COMPONENT_PAGE_PATH } from '../domain/component-page.ts';
import { API_PATH, PORTAL_PATH } from '../domain/paths.ts';
import { type ActMessages, createActMessages } from './acts/act-messages.ts';
import { actRoutes } from './acts/routes.ts';
import { changeRoutes } from './changes/routes.ts';
import { redemptionRoutes } from './claims-jump/redemption.ts';
import { refuseUnknownSystems } from './distributor/unknown-systems.ts';
import { apiEndpoints } from './endpoints.ts';
import { shortLinkRoutes } from './links/short-link-page.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { findOnBehalf } from './platform/http/on-behalf.ts';
import type { Services } from './services.ts';
import { callbackRoutes } from './session/callback.ts';
import { endSessionsOfGone, findSessions, guardApi, renewSessions } from './session/current-session.ts';
import { logoutAtProviderRoutes } from './session/logout-at-provider.ts';
import { logoutByProviderRoutes } from './session/logout-by-provider.ts';
import { shownSharing } from './sharing/sharing-list.ts';
import { languageChoiceRoute } from './ssr/language-choice.ts';
import { neighbourNotFound, pageRoutes, type SendNeighbour } from './ssr/routes.ts';
import { pageSender } from './ssr/send-page.ts';
import type { Web } from './ssr/web.ts';

export type RoutesOptions = {
  web: Web;
  /** sends the pages of the apps around the portal; left out: they are not found */
  sendNeighbour?: SendNeighbour;
  /** additional routes of some environments: the test login */
  additions: readonly ((app: FastifyInstance) => Promise<void>)[];
};

/** Adds the pages, the API, the login and logout routes, and the endpoints for other systems. */
export async function addRoutes(
  app: FastifyInstance,
  services: Services,
  options: RoutesOptions,
): Promise<void> {
  const { configuration, db, state, sessions } = services;
  const endpoints = apiEndpoints(services);
  app.decorate('answerInPage', endpoints.answerInPage);
  app.decorate('callForForm', endpoints.callForForm);
  app.decorate('countForForm', endpoints.countForForm);
  const messages = createActMessages(state);
  await app.register(languageChoiceRoute);
  await app.register(async (scope) => addPages(scope, services, messages, options));
  await app.register(async (scope) => actRoutes(scope, { sessions, messages }));
  await app.register(async (scope) => {
    logoutAtProviderRoutes(scope, services);
    logoutByProviderRoutes(scope, services);
  });
  await app.register(async (scope) => {
    findSessions(scope, sessions);
    renewSessions(scope, sessions);
    shortLinkRoutes(scope, db, state);
  });
  await app.register(
    async (scope) => {
      findSessions(scope, sessions);
      findOnBehalf(scope);
      guardApi(scope);
      renewSessions(scope, sessions);
      endSessionsOfGone(scope, sessions);
      refuseUnknownSystems(scope);
      endpoints.serve(scope);
    },
    { prefix: API_PATH },
  );
  openApiRoutes(app, { production: configuration.production });
  redemptionRoutes(app, { ...configuration, ...services, isSessionActive: sessions.isActive });
  changeRoutes(app, { db, changesSecrets: configuration.changesSecrets });
  for (const addition of options.additions) await app.register(addition);
}

async function addPages(
  scope: FastifyInstance,
  services: Services,
  messages: ActMessages,
  { web, sendNeighbour = neighbourNotFound }: RoutesOptions,
): Promise<void> {
  const { configuration, db, distributorFile } = services;
  const findSharing = shownSharing(services);
  const pages = pageSender(scope, { ...services, web, messages, findSharing });
  await pageRoutes(scope, { db, web, pages, sendNeighbour, distributors: distributorFile.distributors });
  // All components in their states. In production the address has no page.
  if (!configuration.production) {
    scope.get(PORTAL_PATH + COMPONENT_PAGE_PATH, (request, reply) =>
      pages.staticPage(request, reply, COMPONENT_PAGE_PATH),
    );
  }
  callbackRoutes(scope, { ...services, sendPage: pages.staticPage });
}
