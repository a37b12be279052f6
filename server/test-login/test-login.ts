import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOGIN_CONTEXTS } from '../../contract/session.ts';
import { PORTAL_PATH } from '../../domain/paths.ts';
import { isNationalId, isSyntheticNationalId } from '../platform/db/national-id.ts';
import { parsedFields, parseForms } from '../platform/http/form-body.ts';
import { protocolOf } from '../platform/http/origin.ts';
import { lazyByKey } from '../platform/lazy.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import type { LoginClient } from '../session/login-client.ts';
import {
  type DemoPerson,
  FRAME_SCRIPT,
  FRAME_SCRIPT_PATH,
  LOGIN_PAGE_POLICY,
  loginPage,
  stoppedPage,
  testLoginTexts,
} from './login-page.ts';
import { accountKey, CLIENT_ID, CLIENT_SECRET, TEST_LOGIN_PATH, type TestAccount } from './test-client.ts';

/** The policy without any configuration. This provider has no login to end. */
const DEFAULT_POLICY: LoginClient['policy'] = {
  askedLevels: [],
  acceptedLevels: [],
  maxAgeSeconds: null,
  prompt: 'login',
  usesUserinfo: false,
  logsOutAtProvider: false,
};
const ACCOUNT_MS = 10 * 60_000;
/** The header of the portal's own requests, with a secret that only this process knows. */
const IN_PROCESS = 'x-in-process';
const SECRET = randomBytes(32).toString('base64url');

/** Returns the test login: real OpenID Connect, open to everyone, never in production (spec: decisions §7.3). */
export function testLogin(state: SharedState, people: readonly DemoPerson[]) {
  const providerAt = lazyByKey(async (origin: string) => {
    // The provider's library is large, and the start does not need it.
    const { createProvider } = await import('./provider.ts');
    return await createProvider(origin, state);
  });
  const providerOf = (request: FastifyRequest) =>
    providerAt(`${customerProtocol(request)}://${request.host}`);

  return {
    /** Returns the portal's client of the provider, called in-process under the host of the customer's request. */
    client(app: FastifyInstance): LoginClient {
      return {
        issuer: (origin) => origin + TEST_LOGIN_PATH,
        clientId: CLIENT_ID,
        authentication: { method: 'client_secret_basic', secret: CLIENT_SECRET },
        scope: 'openid profile',
        nationalIdClaim: 'pid',
        policy: DEFAULT_POLICY,
        fetch: (url, options) => fetchInProcess(app, url, options),
      };
    },

    async routes(app: FastifyInstance): Promise<void> {
      parseForms(app);

      app.get(FRAME_SCRIPT_PATH, async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(FRAME_SCRIPT),
      );

      app.get(`${TEST_LOGIN_PATH}/valg/:uid`, async ({ language }, reply) =>
        sendPage(reply, 200, loginPage({ language, people })),
      );

      // The login page with the list of people is part of the overview.
      app.get(TEST_LOGIN_PATH, async (_request, reply) => reply.redirect(`${PORTAL_PATH}/`));

      app.post(`${TEST_LOGIN_PATH}/valg/:uid`, async (request, reply) => {
        const { language } = request;
        const form = parsedFields(request.body);
        const ssn = (form.person ?? form.ssn ?? '').replace(/\s/g, '');
        const loginContext = LOGIN_CONTEXTS.find((each) => each === form.loginContext) ?? 'FORSIKRING';
        if (!isNationalId(ssn) || !isSyntheticNationalId(ssn)) {
          const issue = testLoginTexts(language).invalid;
          return sendPage(reply, 400, loginPage({ language, people, ssn, loginContext, issue }));
        }
        const name = people.find((person) => person.ssn === ssn)?.navn ?? null;
        const accountId = randomUUID();
        await state.set(accountKey(accountId), { ssn, name, loginContext } satisfies TestAccount, ACCOUNT_MS);
        const provider = await providerOf(request);
        const result = { login: { accountId, remember: false } };
        try {
          return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
        } catch (error) {
          if (!(error instanceof Error) || error.name !== 'SessionNotFound') throw error;
          return sendPage(reply, 400, stoppedPage(language, { text: testLoginTexts(language).tooLate }));
        }
      });

      app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
        scope.all(`${TEST_LOGIN_PATH}/*`, async (request, reply) => {
          const provider = await providerOf(request);
          reply.hijack();
          dropProviderSession(request);
          // The provider trusts this header from any sender, so it is overwritten.
          request.raw.headers['x-forwarded-proto'] = customerProtocol(request);
          // The provider derives its mount path from the two addresses.
          const originalUrl = request.raw.url ?? '';
          const { language } = request;
          Object.assign(request.raw, {
            language,
            originalUrl,
            url: originalUrl.slice(TEST_LOGIN_PATH.length),
          });
          provider.callback()(request.raw, reply.raw);
        });
      });
    },
  };
}

/** Returns the protocol of the customer's browser, also for the portal's own requests. */
function customerProtocol(request: FastifyRequest): 'http' | 'https' {
  if (request.headers[IN_PROCESS] !== SECRET) return protocolOf(request);
  return request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
}

/** Removes the session of an earlier login in this browser, which the provider would ask to log out. */
function dropProviderSession({ raw }: FastifyRequest): void {
  if (!raw.url?.startsWith(`${TEST_LOGIN_PATH}/auth`)) return;
  raw.headers.cookie = raw.headers.cookie
    ?.split('; ')
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ');
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', LOGIN_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(html);
}

async function fetchInProcess(app: FastifyInstance, url: string, options: RequestInit): Promise<Response> {
  const { host, protocol, pathname, search } = new URL(url);
  const response = await app.inject({
    method: (options.method ?? 'GET') as 'GET' | 'POST',
    url: pathname + search,
    headers: {
      ...(options.headers as Record<string, string>),
      host,
      [IN_PROCESS]: SECRET,
      'x-forwarded-proto': protocol.slice(0, -1),
    },
    ...(options.body ? { payload: String(options.body) } : {}),
  });
  return new Response(response.body, {
    status: response.statusCode,
    headers: { 'content-type': String(response.headers['content-type']) },
  });
}
