import type { LoginContext } from '../../contract/session.ts';
import type { LoginClient } from '../session/login-client.ts';
import { encode, generateKey, idToken, metadataOf, tokens } from './login-provider.ts';

const key = generateKey('quick');

/**
 * Returns a client whose provider answers within the process and shows no pages. The portal's part of a login is
 * the same as with the test login, which takes three times as long.
 */
export function quickLogin(testLogin: LoginClient): LoginClient {
  return {
    ...testLogin,
    fetch: (url, { body }) => Promise.resolve(answer(new URL(url), String(body ?? ''))),
  };
}

/** Returns the address of the callback after a customer has logged in at `loginUrl`. */
export function callbackOf(loginUrl: string, ssn: string, loginContext: LoginContext): string {
  const { origin, searchParams: asked } = new URL(loginUrl);
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    aud: asked.get('client_id'),
    sub: crypto.randomUUID(),
    nonce: asked.get('nonce'),
    iat: now,
    exp: now + 60,
    ...(asked.has('max_age') ? { auth_time: now } : {}),
    pid: ssn,
    login_context: loginContext,
  };
  const callback = new URL(asked.get('redirect_uri') ?? '', origin);
  callback.search = String(new URLSearchParams({ code: encode(claims), state: asked.get('state') ?? '' }));
  return callback.href;
}

function answer({ href, pathname }: URL, body: string): Response {
  if (pathname.endsWith('/keys')) return Response.json({ keys: [key.jwk] });
  if (!pathname.endsWith('/token'))
    return Response.json(metadataOf(href.replace('/.well-known/openid-configuration', '')));
  const claims = JSON.parse(Buffer.from(new URLSearchParams(body).get('code') ?? '', 'base64url').toString());
  const issuer = href.replace(/\/token$/, '');
  return new Response(tokens(idToken({ ...claims, iss: issuer }, key.privateKey, key.jwk.kid)), {
    headers: { 'content-type': 'application/json' },
  });
}
