import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Boot, FirstPageState, RenderResult, ShownSharing } from '../../contract/first-page.ts';
import { inTime } from '../../domain/in-time.ts';
import { isSamePath } from '../../domain/match-path.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { sharingInAddress } from '../../domain/sharing.ts';
import type { ActMessages } from '../acts/act-messages.ts';
import { findMessage, finishMessage } from '../acts/page-forms.ts';
import type { Distributor } from '../distributor/distributor-file.ts';
import { shortenStoredLanguage } from '../distributor/language-cookie.ts';
import { themeStyles, typefaceStyles } from '../distributor/theme.ts';
import { statisticsOrigins } from '../platform/config/statistics-services.ts';
import type { CallsInRequest } from '../platform/http/endpoints.ts';
import { logFailure, ProblemError } from '../platform/http/errors.ts';
import { isInAdvance } from '../platform/http/other-sites.ts';
import { sendLinkToFollow } from '../platform/http/plain-page.ts';
import { problemTexts } from '../platform/http/problem-texts.ts';
import { lazyByKey } from '../platform/lazy.ts';
import { keepNewConsent } from '../session/consent-cookie.ts';
import { ensureVisitor, sessionSecret } from '../session/cookies.ts';
import { endSessionOfGone, issueXsrf, openSession } from '../session/current-session.ts';
import type { Session } from '../session/sessions.ts';
import type { FindShownSharing } from '../sharing/sharing-list.ts';
import { iconLinks } from './app-icons.ts';
import { firstPage, pagePolicy } from './document.ts';
import { type BootDeps, bootBuilder } from './page-boot.ts';
import { inlineStyles } from './page-styles.ts';
import { unmaskedQuery, waitOf, withoutScripts } from './wait-for-answers.ts';
import type { Web } from './web.ts';

/** The page that posts a token to the claims system (spec: shell §2.4). */
const JUMP_PATH = addressOf(PATHS.claimsJump);

export type PageDeps = BootDeps & {
  web: Web;
  messages: ActMessages;
  findSharing: FindShownSharing;
};

/**
 * `namesItem`: the address names one of the customer's items. The page then waits for the sources to say whether the
 * customer has it: it is 404 otherwise.
 */
type PageOptions = Pick<Boot, 'confirmationCheck' | 'cookieConsent'> & { namesItem?: boolean };

export type SendPage = ReturnType<typeof pageSender>;

/** Returns the senders of pages, rendered by React in the distributor's colours (spec: decisions §6). */
export function pageSender(app: FastifyInstance, deps: PageDeps) {
  const { web, sessions, messages } = deps;
  const { firstPageMs, sourceTimeoutMs, loginFrameOrigins } = deps.configuration;
  const { analytics, errorReports } = deps.configuration;
  const reportOrigins = statisticsOrigins(analytics, errorReports);
  const themeOf = lazyByKey(({ assets, theme }: Distributor) =>
    inlineStyles(typefaceStyles(assets) + themeStyles(theme)),
  );
  const bootOf = bootBuilder(deps);

  return {
    /** Sends the page of the request's address with the customer's data, ready to hydrate. */
    async firstPage(
      request: FastifyRequest,
      reply: FastifyReply,
      { namesItem = false, ...ownBoot }: PageOptions = {},
    ): Promise<FastifyReply> {
      if (isInAdvance(request)) return reply.code(403).send();
      const unmasked = unmaskedQuery(request);
      if (unmasked !== null) return reply.redirect(unmasked, 303);
      const started = performance.now();
      if (repeatsAddress(request)) reply.header('cache-control', 'no-store, no-transform');
      shortenStoredLanguage(request, reply);
      keepNewConsent(request, reply);
      const waitMs = waitOf(request, firstPageMs);
      request.sharingId = sharingInAddress(request.url);
      // Only the store knows whose data the page shows.
      const mustKnow = namesItem || request.sharingId !== null;
      const existenceMs = mustKnow ? Math.max(waitMs, sourceTimeoutMs) : waitMs;
      const session = await sessionInTime(request, existenceMs);
      request.session = session ?? null;
      const sharing = await sharingOf(request, session);
      issueTokens(request, reply, session);
      const act = await findMessage(messages, request, reply);
      const boot = {
        ...bootOf(request, session, act),
        ...ownBoot,
        ...(sharing !== undefined && { sharing }),
      };
      const passedMs = performance.now() - started;
      const rendered = await web.in(request.language).render({
        url: request.url,
        boot,
        get: (path, query) => answer(request, reply, path, query),
        deadlineMs: Math.max(0, waitMs - passedMs),
        existenceMs: Math.max(0, existenceMs - passedMs),
      });
      if (rendered.redirect) return redirectTo(request, reply, rendered.redirect);
      if (act) await finishMessage(messages, request, reply);
      return sendRendered(request, reply, rendered, { boot, answers: rendered.answers });
    },

    /**
     * Sends the page of another path of the route table. It has no customer data, cookies or scripts. Scripts
     * would render the page of the request's address instead.
     */
    async staticPage(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
      const rendered = await web.in(request.language).render({
        url: addressOf(path),
        boot: bootOf(request, null),
        get: async () => undefined,
        deadlineMs: 0,
        existenceMs: 0,
      });
      return sendRendered(request, reply, rendered, null);
    },
  };

  /**
   * Returns the sharing that the page shows; null if the customer has no such sharing now; undefined if the page
   * shows the customer's own data or a login. Without a sharing, the request reads the customer's own data for header
   * and menu. Throws 503 if it is unknown whose data the page shows.
   */
  async function sharingOf(
    request: FastifyRequest,
    session: Session | null | undefined,
  ): Promise<ShownSharing | null | undefined> {
    if (request.sharingId === null || session === null) return undefined;
    if (session === undefined) throw new ProblemError(503, 'unavailable');
    const sharing = await deps.findSharing(request);
    if (!sharing) request.sharingId = null;
    return sharing;
  }

  /** Returns the session, null if there is none, or undefined if the lookup failed or timed out. */
  async function sessionInTime(request: FastifyRequest, ms: number): Promise<Session | null | undefined> {
    if (ms === 0) return undefined;
    const found = openSession(request, sessions).catch((error: Error) => {
      request.log.error({ reason: error.message }, 'session lookup failed');
      return undefined;
    });
    return await inTime(found, ms);
  }

  async function answer(...asked: Parameters<CallsInRequest['answerInPage']>): Promise<unknown> {
    try {
      return await app.answerInPage(...asked);
    } catch (error) {
      const [request, , path] = asked;
      logFailure(error as FastifyError, request, path);
      await endSessionOfGone(request, sessions, error);
      throw error;
    }
  }

  async function sendRendered(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, title, html, modules, isWhole }: RenderResult,
    state: FirstPageState | null,
  ): Promise<FastifyReply> {
    const ofLanguage = web.in(request.language);
    const theme = themeOf(request.distributor);
    const own = web.stylesOf(html);
    const styles = own ? [own, theme] : [theme];
    const { frameAncestors, kfpApiHost } = request.distributor;
    const page = {
      language: request.language,
      title,
      head:
        iconLinks(request.distributor, request.language) +
        (isWhole || !state ? '' : withoutScripts(request, state.boot.form.nokkel)),
      html,
      state,
      styles,
      scripts: ofLanguage.scriptsOf(modules),
    };
    const policyOptions = {
      frameAncestors,
      loginOrigins: loginFrameOrigins,
      connectOrigins: [...(kfpApiHost ? [kfpApiHost] : []), ...reportOrigins],
      formOrigins: formOriginsOf(request),
      styles,
    };
    // Error reports include profiles of slow pages, which need this header.
    if (errorReports) reply.header('document-policy', 'js-profiling');
    return reply
      .code(status)
      .header('content-security-policy', web.policy(pagePolicy(policyOptions)))
      .type('text/html; charset=utf-8')
      .send(await web.finish(request.url, firstPage(ofLanguage, page)));
  }
}

/** Redirects. From one of our pages, whose form may have been sent, to another site by a page with a link. */
function redirectTo(request: FastifyRequest, reply: FastifyReply, target: string): FastifyReply {
  const isFromPage = request.headers['sec-fetch-site'] === 'same-origin';
  if (target.startsWith('/') || !isFromPage) return reply.redirect(target, 302);
  const { loggedOut, leavingFrame } = problemTexts(request.language).pages;
  return sendLinkToFollow(reply, target, { title: loggedOut, goOn: leavingFrame.goOn });
}

/**
 * Returns whether the page contains text of its address. It is not compressed, as its length would tell whether the text
 * also occurs elsewhere in it (ADR-023). Compares paths as the web does, which also shows the page at other spellings.
 */
function repeatsAddress({ url }: FastifyRequest): boolean {
  const { pathname, search } = new URL(url, 'http://portal.invalid');
  return search !== '' && isSamePath(pathname, addressOf(PATHS.cover));
}

/** Sets the browser's visitor and XSRF tokens; the latter not if the session is unknown (undefined). */
function issueTokens(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session | null | undefined,
): void {
  if (session === undefined && sessionSecret(request)) ensureVisitor(request, reply);
  else issueXsrf(request, reply);
}

/** Returns the claims system's origin on the page that posts to it, else none. */
function formOriginsOf({ url, distributor }: FastifyRequest): readonly string[] {
  const isJump = url.startsWith(JUMP_PATH);
  return isJump && distributor.claimsHost ? [distributor.claimsHost] : [];
}
