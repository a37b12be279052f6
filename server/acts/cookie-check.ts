import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACTS, type Act, actAddress } from '../../domain/acts.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { sendProblemPage } from '../platform/http/error-responses.ts';
import { toProblem } from '../platform/http/errors.ts';
import { ensureVisitor, hasSecret } from '../session/cookies.ts';
import { pageOfForm } from './return-path.ts';

/** The query parameter with the page of the form. */
const PAGE = 'tilbake';
/** The query parameter with the time when the cookie was set, in ms. */
const SET_AT = 'sjekk';
/** Maximum time that a browser takes to follow the redirect after the cookie, in ms. Later, it is a reload. */
const FOLLOW_MS = 30_000;

/**
 * Sends the browser of a form without cookies to the check of its cookies. Sets none itself: a form of another site
 * also comes without them, and would replace those of the browser (ADR-041).
 */
export function checkCookies(request: FastifyRequest, reply: FastifyReply, act: Act, page?: string) {
  const query = new URLSearchParams({ [PAGE]: pageOfForm(request, page) });
  return reply.redirect(`${actAddress(act)}?${query}`, 303);
}

/** `act` is null if the browser's cookies were never missing: nothing is said about the form. */
type CheckedForm = { act: Act | null; page: string };

/**
 * Checks whether the browser accepts cookies: sets one, and asks for it. Returns the form; null if the response
 * is sent, because the cookie is set now or is blocked.
 */
export function checkedForm(request: FastifyRequest, reply: FastifyReply): CheckedForm | null {
  const { pathname, searchParams } = new URL(request.url, 'http://portal.invalid');
  const act = ACTS.find((each) => actAddress(each) === pathname);
  const asked = searchParams.get(PAGE);
  if (act === undefined || asked === null) return { act: null, page: OVERVIEW_ADDRESS };
  const page = pageOfForm(request, asked);
  const isSet = Date.now() - Number(searchParams.get(SET_AT)) < FOLLOW_MS;
  if (hasSecret(request)) return { act: isSet ? act : null, page };
  ensureVisitor(request, reply);
  if (isSet) sendProblemPage(reply, toProblem(request.language, 403, 'cookiesBlocked'));
  else {
    const query = new URLSearchParams({ [PAGE]: page, [SET_AT]: String(Date.now()) });
    reply.redirect(`${pathname}?${query}`, 303);
  }
  return null;
}
