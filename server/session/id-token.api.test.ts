import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_PROVIDER_ANSWER_BYTES } from '../platform/http/bounded-fetch.ts';
import { databases } from '../testing/databases.ts';
import {
  encode,
  idToken,
  type LoginProviderStub,
  startLoginProvider,
  type TokenAnswer,
  tokens,
} from '../testing/login-provider.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const NOBODY = '13919110028';
const SOMEBODY_ELSE = '17857121716';
const CALLBACK = '/api/privat/forsikring/auth/callback';

describe.each(databases())('an ID token from a provider over the network, on $name', ({ open }) => {
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

  const customersStored = async () => (await portal.db.selectFrom('customer').select('id').execute()).length;

  test('logs the customer in if the provider signed it', async () => {
    const answer = await logInWith();
    expect(answer.statusCode).toBe(303);
    expect(answer.cookies.map(({ name }) => name)).toContain('kfp-session');
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
    ['without a signature (alg none)', (claims) => tokens(`${encode({ alg: 'none' })}.${encode(claims)}.`)],
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
