import { hash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActMessage } from '../../contract/acts.ts';
import type {
  Boot,
  DistributorView,
  FirstPageState,
  RenderResult,
  ShownSharing,
} from '../../contract/first-page.ts';
import { inTime } from '../../domain/in-time.ts';
import { isSamePath } from '../../domain/match-path.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { addressOf, BASE_PATH, PATHS } from '../../domain/paths.ts';
import { sharingInAddress } from '../../domain/sharing.ts';
import { SHIPPED_SYSTEMS } from '../../domain/systems.ts';
import type { ActMessages } from '../acts/act-messages.ts';
import { findMessage, finishMessage, formFields } from '../acts/page-forms.ts';
import type { Logo } from '../distributor/assets.ts';
import type { Distributor, DistributorFile } from '../distributor/distributor-file.ts';
import { environmentOf } from '../distributor/environment.ts';
import { languagesOf } from '../distributor/language.ts';
import { shortenStoredLanguage } from '../distributor/language-cookie.ts';
import { themeStyles } from '../distributor/theme.ts';
import type { Toggles } from '../distributor/toggles.ts';
import { translationsFor } from '../distributor/translations.ts';
import { typefaceStyles } from '../distributor/typeface.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import { statisticsOrigins } from '../platform/config/statistics-services.ts';
import type { CallsInRequest } from '../platform/http/endpoints.ts';
import { logFailure, ProblemError } from '../platform/http/errors.ts';
import { hostnameOf } from '../platform/http/origin.ts';
import { sendLinkToFollow } from '../platform/http/plain-page.ts';
import { problemTexts } from '../platform/http/problem-texts.ts';
import { lazyByKey } from '../platform/lazy.ts';
import { ensureVisitor, sessionSecret } from '../session/cookies.ts';
import { endSessionOfGone, issueXsrf, openSession } from '../session/current-session.ts';
import type { Session, Sessions } from '../session/sessions.ts';
import type { FindShownSharing } from '../sharing/shown-sharing.ts';
import { iconLinks } from './app-icons.ts';
import { firstPage, pagePolicy } from './document.ts';
import { inlineStyles } from './page-styles.ts';
import { unmaskedQuery, waitOf, withoutScripts } from './wait-for-answers.ts';
import type { Web } from './web.ts';

/** The page that posts a token to the claims system (spec: shell §2.4). */
const JUMP_PATH = addressOf(PATHS.claimsJump);

/** Height of a distributor's logo in the header, in CSS pixels. */
const LOGO_HEIGHT = 28;

export type PageDeps = {
  web: Web;
  sessions: Sessions;
  messages: ActMessages;
  findSharing: FindShownSharing;
  distributorFile: DistributorFile;
  toggles: Toggles;
  configuration: Configuration;
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
  const { oversettelser, productionHosts } = deps.distributorFile;
  const { firstPageMs, sourceTimeoutMs, loginFrameOrigins, loginMode } = deps.configuration;
  const { analytics, errorReports } = deps.configuration;
  const reportOrigins = statisticsOrigins(analytics, errorReports);
  const themeOf = lazyByKey(({ assets, theme }: Distributor) =>
    inlineStyles(typefaceStyles(assets) + themeStyles(theme)),
  );
  const translationsOf = lazyByKey((each: Distributor) => translationsFor(each, oversettelser));

  return {
    /** Sends the page of the request's address with the customer's data, ready to hydrate. */
    async firstPage(
      request: FastifyRequest,
      reply: FastifyReply,
      { namesItem = false, ...ownBoot }: PageOptions = {},
    ): Promise<FastifyReply> {
      const unmasked = unmaskedQuery(request);
      if (unmasked !== null) return reply.redirect(unmasked, 303);
      const started = performance.now();
      if (repeatsAddress(request)) reply.header('cache-control', 'no-store, no-transform');
      shortenStoredLanguage(request, reply);
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

  function bootOf(
    request: FastifyRequest,
    session: Session | null | undefined,
    act: ActMessage | null = null,
  ): Boot {
    const { distributor } = request;
    const environment = environmentOf(hostnameOf(request), productionHosts);
    return {
      version: web.version,
      language: request.language,
      distributor: {
        ...distributorView(distributor),
        oversettelser: translationsOf(distributor)[request.language],
        toggles: deps.toggles.of(distributor, environment),
      },
      session: session === undefined ? null : session ? { kfpSessionId: session.kfpSessionId } : {},
      customerRef: session ? customerRef(session) : null,
      sessionSecondsLeft: session ? sessions.secondsLeft(session) : null,
      sessionLimitSecondsLeft: session ? sessions.limitSecondsLeft(session) : null,
      environment,
      today: osloDate(Date.now()),
      inMobileBank: isInMobileBank(request),
      loginMode,
      form: formFields(request, act),
      ...(act && { act }),
      analytics,
      errorReports,
    };
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

/** Hashed, so that the customer id stays on the server even though it is random. */
function customerRef({ customerId }: Session): string {
  return hash('sha256', `customer-ref:${customerId}`, 'base64url');
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

/** Returns whether the mobile bank app asks, by its cookie or user-agent marker (spec: decisions §5). */
function isInMobileBank({ cookies, headers, distributor }: FastifyRequest): boolean {
  const { cookie, userAgentMarker } = distributor.mobileBank;
  return cookies[cookie] === '1' || (headers['user-agent'] ?? '').includes(userAgentMarker);
}

function distributorView(distributor: Distributor): DistributorView {
  const { hosts, theme, returnAddresses, frameAncestors, linkHosts, mobileBank, ...others } = distributor;
  const { statisticsOptIn, bankOptIn, assets, favicon, appIcon, typeface, systems, ...shown } = others;
  return {
    unauthorizedUrl: null,
    nettbankUrl: null,
    nodhjelpTelefon: null,
    wordmarkWeight: 'semibold',
    bankInsurancePage: BASE_PATH,
    claimsHost: '',
    kfpApiHost: '',
    egneSider: [],
    ...shown,
    spraak: languagesOf(distributor),
    systems: systems === SHIPPED_SYSTEMS ? undefined : systems,
    statisticsOptIn: statisticsOptIn === 'bank' ? bankOptIn : statisticsOptIn,
    logo: assets.logo && logoView(assets.logo),
  };
}

function logoView({ address, width, height }: Logo): DistributorView['logo'] {
  return { src: address, width: Math.round((LOGO_HEIGHT * width) / height), height: LOGO_HEIGHT };
}
