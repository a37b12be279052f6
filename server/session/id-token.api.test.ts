import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_PROVIDER_ANSWER_BYTES } from '../platform/http/bounded-fetch.ts';
import { databases } from '../testing/databases.ts';
import {
  encode,
  idToken,
  idTokenWith,
  type LoginProviderStub,
  startLoginProvider,
  type TokenAnswer,
  tokens,
} from '../testing/login-provider.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const NOBODY = '13919110028';
const SOMEBODY_ELSE = '17857121716';
const CALLBACK = '/api/privat/forsikring/auth/callback';

const now = () => Math.floor(Date.now() / 1000);
const withClaims =
  (claims: object): TokenAnswer =>
  (all, key) =>
    tokens(idToken({ ...all, ...claims }, key));

const unsigned: TokenAnswer = (claims) => tokens(idTokenWith({ alg: 'none' }, claims, () => Buffer.alloc(0)));
const signedWithPublicKey: TokenAnswer = (claims, key) => {
  const secret = createPublicKey(key).export({ format: 'pem', type: 'spki' });
  const hmac = (signed: Buffer) => createHmac('sha256', secret).update(signed).digest();
  return tokens(idTokenWith({ alg: 'HS256', kid: 'signing' }, claims, hmac));
};

describe.each(databases().slice(0, 1))('an ID token from a provider over the network', ({ open }) => {
  let provider: LoginProviderStub;
  let portal: TestPortal;
  beforeEach(async () => {
    provider = await startLoginProvider();
    portal = await openPortal(await open(), provider.env);
  });
  afterEach(async () => {
    await portal.close();
    provider.stop();
  });

  async function logInWith(answer?: TokenAnswer) {
    const browser = portal.browser();
    const { loginUrl } = (await browser.call('GET', '/auth/login')).json();
    const { searchParams } = new URL(loginUrl);
    provider.answer(searchParams.get('nonce') ?? '', { pid: NOBODY }, answer);
    return await browser.request(`${CALLBACK}?code=code&state=${searchParams.get('state')}`);
  }

  test.each<[string, object]>([
    ['an authentication half a minute ahead', { auth_time: now() + 30 }],
    ['times of a clock that is 50 s ahead', { iat: now() + 50, nbf: now() + 50, auth_time: now() + 50 }],
    ['an end that is 40 s ago by our clock', { exp: now() - 40 }],
    ['our client as authorized party', { azp: 'bank' }],
    ['our client among several audiences', { aud: ['bank', 'another'], azp: 'bank' }],
  ])('logs the customer in with %s', async (_what, claims) => {
    const answer = await logInWith(withClaims(claims));
    expect(answer.statusCode).toBe(303);
  });

  const customersStored = async () => (await portal.db.selectFrom('customer').select('id').execute()).length;

  test('logs the customer in if the provider signed it', async () => {
    const answer = await logInWith();
    expect(answer.statusCode).toBe(303);
    expect(answer.cookies.map(({ name }) => name)).toContain('kfp-session');
  });

  test('is accepted once, although the provider answers again', async () => {
    const browser = portal.browser();
    const { loginUrl } = (await browser.call('GET', '/auth/login')).json();
    const { searchParams } = new URL(loginUrl);
    const state = searchParams.get('state') ?? '';
    const come = async () => {
      provider.answer(searchParams.get('nonce') ?? '', { pid: NOBODY });
      return await browser.request(`${CALLBACK}?code=code&state=${state}`);
    };
    expect((await come()).statusCode).toBe(303);
    await browser.call('POST', '/auth/logout', {});
    const again = await come();
    expect(again.statusCode).toBe(400);
    expect(again.cookies).toEqual([]);
  });

  test('logs the customer in with a key that the provider has just changed', async () => {
    for (const _ of [1, 2]) expect((await logInWith()).statusCode).toBe(303);
    expect(provider.keyRequests()).toBe(1);
    provider.rotateKey();
    for (const _ of [1, 2, 3]) expect((await logInWith()).statusCode).toBe(303);
    expect(provider.keyRequests()).toBe(2);
  });

  test('fetches the keys again for unknown keys at most every ten seconds', async () => {
    await logInWith();
    const unknown: TokenAnswer = (claims, key) => tokens(idToken(claims, key, 'unknown'));
    for (const _ of [1, 2, 3, 4]) expect((await logInWith(unknown)).statusCode).toBe(400);
    expect(provider.keyRequests()).toBe(2);
    expect((await logInWith()).statusCode).toBe(303);
  });

  test('is rejected if its algorithm is not listed, although the provider publishes the key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const header = { alg: 'RS256', kid: 'other' };
    provider.publishKey({ ...publicKey.export({ format: 'jwk' }), ...header, use: 'sig' });
    const unlisted: TokenAnswer = (claims) =>
      tokens(idTokenWith(header, claims, (signed) => sign('sha256', signed, privateKey)));
    const refused = await logInWith(unlisted);
    expect([refused.statusCode, refused.cookies]).toEqual([400, []]);
    expect((await logInWith()).statusCode).toBe(303);
  });

  test.each([
    ['none', unsigned],
    ['HS256', signedWithPublicKey],
  ])('is rejected with the algorithm %s, although the provider lists it', async (algorithm, answer) => {
    provider.listAlgorithms(algorithm);
    const refused = await logInWith(answer);
    expect([refused.statusCode, refused.cookies]).toEqual([502, []]);
    expect(await customersStored()).toBe(0);
  });

  test.each<[string, TokenAnswer]>([
    [
      'with a modified national id',
      (claims, key) => {
        const [header, , signature] = idToken(claims, key).split('.');
        return tokens(`${header}.${encode({ ...claims, pid: SOMEBODY_ELSE })}.${signature}`);
      },
    ],
    [
      'signed by another key',
      (claims) => tokens(idToken(claims, generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)),
    ],
    ['with an empty signature', (claims, key) => tokens(idToken(claims, key).replace(/[^.]+$/, ''))],
    ['without a signature (alg none)', unsigned],
    ['signed with the public key as a secret (alg HS256)', signedWithPublicKey],
    ['with an authentication in the future', withClaims({ auth_time: now() + 600 })],
    ['with an authentication in milliseconds', withClaims({ auth_time: Date.now() })],
    ['issued to another client', withClaims({ azp: 'another' })],
    [
      'in a response above the maximum size',
      (claims, key) => tokens(idToken({ ...claims, filler: 'a'.repeat(MAX_PROVIDER_ANSWER_BYTES) }, key)),
    ],
  ])('%s is rejected', async (_what, answer) => {
    const refused = await logInWith(answer);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('Innloggingen ble ikke fullført');
    expect(refused.cookies).toEqual([]);
    expect(await customersStored()).toBe(0);
  });
});
