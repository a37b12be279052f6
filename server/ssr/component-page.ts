import type { FastifyInstance } from 'fastify';
import { COMPONENT_PAGE_PATH } from '../../domain/component-page.ts';
import { PORTAL_PATH } from '../../domain/paths.ts';
import type { SendPage } from './send-page.ts';

/** Adds the page of all components in their states. Never in production, where the address has no page. */
export function componentPageRoute(app: FastifyInstance, pages: SendPage): void {
  app.get(PORTAL_PATH + COMPONENT_PAGE_PATH, (request, reply) =>
    pages.staticPage(request, reply, COMPONENT_PAGE_PATH),
  );
}
