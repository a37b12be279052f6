import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import { PROVIDER_LOGOUT_PATH } from '../../domain/provider-logout.ts';
import { originOf } from '../platform/http/origin.ts';
import { escapeHtml, sendPlainPage } from '../platform/http/plain-page.ts';
import { problemTexts } from '../platform/http/problem-texts.ts';
import { leavingCookie } from './cookies.ts';
import { type DiscoverProvider, PROVIDER_MS, providerFailure } from './discover-provider.ts';
import type { LoginClient } from './login-client.ts';
import type { LogoutHints } from './logout-hints.ts';

const SCRIPT_PATH = `${PROVIDER_LOGOUT_PATH}.js`;
const SUBMIT_SCRIPT = 'document.forms[0].submit();\n';

/** Status codes of an endpoint that accepts GET but no form (POST). */
const NO_FORMS: readonly number[] = [404, 405, 501];

export type LogoutAtProviderDeps = {
  hints: LogoutHints;
  loginClient: LoginClient;
  discover: DiscoverProvider;
};

/**
 * Adds the route that sends a logged-out customer on to the provider (spec: beyond §4). The ID token tells
 * the provider which login to end, and may contain the national id. It is therefore sent in a form body. A
 * provider that accepts no form gets it in the address, if it has no eleven digits (ADR-020). Without scripts,
 * the customer submits the form with a button.
 */
export function logoutAtProviderRoutes(app: FastifyInstance, deps: LogoutAtProviderDeps): void {
  const { hints, loginClient: client, discover } = deps;
  /** The endpoint that has accepted a form. The provider may move it. */
  let accepting: string | null = null;

  app.get(SCRIPT_PATH, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SUBMIT_SCRIPT),
  );

  app.get(PROVIDER_LOGOUT_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const secret = leavingCookie.get(request);
    const hint = secret === null ? null : await hints.take(secret);
    leavingCookie.clear(request, reply);
    try {
      if (hint !== null) return await sendToProvider(request, reply, hint);
    } catch (error) {
      request.log.error({ reason: providerFailure(error) }, 'the login provider does not answer');
    }
    return reply.redirect(request.distributor.loggUtUrl, 303);
  });

  async function sendToProvider(
    request: FastifyRequest,
    reply: FastifyReply,
    hint: string,
  ): Promise<FastifyReply> {
    const provider = await discover(originOf(request));
    const common = {
      client_id: client.clientId,
      post_logout_redirect_uri: new URL(request.distributor.loggUtUrl, originOf(request)).href,
      ui_locales: request.language,
    };
    const endpoint = oidc.buildEndSessionUrl(provider);
    endpoint.searchParams.delete('client_id');
    const status = accepting === endpoint.href ? 200 : await answerToForm(endpoint, client);
    const isRefused = NO_FORMS.includes(status);
    // Only an acceptance is remembered: a gateway also answers 404 or 503 while the provider restarts.
    if (status < 500 && !isRefused) accepting = endpoint.href;
    if (!isRefused) return sendForm(request, reply, endpoint, { ...common, id_token_hint: hint });
    const named = mayContainNationalId(hint) ? common : { ...common, id_token_hint: hint };
    return reply.redirect(oidc.buildEndSessionUrl(provider, named).href, 303);
  }
}

/**
 * Returns the status that the provider answers to an empty form. The standard requires that it accepts forms, but not all
 * do. Rejects if it does not answer.
 */
async function answerToForm(endpoint: URL, client: LoginClient): Promise<number> {
  const answer = await (client.fetch ?? fetch)(endpoint.href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
    redirect: 'manual',
    signal: AbortSignal.timeout(PROVIDER_MS),
  });
  await answer.body?.cancel();
  return answer.status;
}

function mayContainNationalId(idToken: string): boolean {
  const [, claims = ''] = idToken.split('.');
  return /\d{11}/.test(Buffer.from(claims, 'base64url').toString());
}

function sendForm(
  { language, distributor }: FastifyRequest,
  reply: FastifyReply,
  endpoint: URL,
  fields: Readonly<Record<string, string>>,
): FastifyReply {
  const { leaving } = problemTexts(language).pages;
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const body = `<p>${leaving.text}</p>
<form method="post" action="${escapeHtml(endpoint.href)}">${inputs.join('')}<button>${leaving.goOn}</button></form>`;
  // Browsers check `form-action` for every redirect, and the provider's own pages may be on other origins.
  const formAction = `'self' https: ${endpoint.origin}`;
  const { frameAncestors } = distributor;
  return sendPlainPage(
    reply,
    { title: leaving.title, body, script: SCRIPT_PATH },
    { frameAncestors, formAction },
  );
}
