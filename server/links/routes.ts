import { LinkTarget, ShortLink } from '../../contract/links.ts';
import type { CallsApp } from '../platform/calls.ts';
import { ProblemError } from '../platform/errors.ts';
import { originOf } from '../platform/origin.ts';
import { rateLimit } from '../platform/rate-limit.ts';
import { securityEvent } from '../platform/security-log.ts';
import type { SharedState } from '../platform/shared-state.ts';
import { linkTarget } from './link-target.ts';
import { SHORT_LINK_PATH } from './short-link-page.ts';
import { keepTarget } from './short-links.ts';

export type LinkParts = { state: SharedState; linksPerMinute: number };

/** Short addresses for what is too long for the mobile bank's viewer (spec: decisions §5). */
export function linkRoutes(app: CallsApp, { state, linksPerMinute }: LinkParts): void {
  app.post(
    '/lenke',
    {
      config: { login: true },
      onRequest: rateLimit(state, 'link', linksPerMinute),
      schema: {
        summary: 'Get a short one-time address for a long one',
        body: LinkTarget,
        response: { 200: ShortLink },
      },
    },
    async (request) => {
      const target = linkTarget(request.body.url, request.distributor.linkHosts);
      if (target === null) {
        throw new ProblemError(
          400,
          'Adressen må begynne med https:// og ligge på en av våre dokumenttjenere.',
        );
      }
      const id = await keepTarget(state, request.session?.kfpSessionId ?? '', target);
      securityEvent(request, 'short-link-issued');
      return { kortUrl: `${originOf(request)}${SHORT_LINK_PATH}/${id}` };
    },
  );
}
