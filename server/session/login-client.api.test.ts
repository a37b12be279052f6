import { generateKeyPairSync } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeScratchFolder } from '../../tools/scratch-folder.mjs';
import { databases } from '../testing/databases.ts';
import { loginsAtProvider, NOBODY, OURS, SILENT } from '../testing/login-outcomes.ts';
import { CUSTOMER } from '../testing/portal-at-provider.ts';

/** The provider puts the national id in userinfo and not in the ID token. */
const BY_USERINFO = { conformIdTokenClaims: true };

describe.each(databases().slice(0, 1))(
  'client authentication and identification at the real provider',
  ({ open }) => {
    const { db, expectLoggedIn, expectRefused, provider, start } = loginsAtProvider(open);

    describe('OIDC_CLIENT_AUTH', () => {
      test.each(['client_secret_basic', 'client_secret_post'] as const)('%s logs in', async (method) => {
        await start({ OIDC_CLIENT_AUTH: method }, { client: { token_endpoint_auth_method: method } });
        await expectLoggedIn();
      });

      test.each([
        ['EC', generateKeyPairSync('ec', { namedCurve: 'P-256' }), 'ES256'],
        ['RSA', generateKeyPairSync('rsa', { modulusLength: 2048 }), 'PS256'],
      ])('private_key_jwt with an %s key logs in', async (_kind, { privateKey, publicKey }, alg) => {
        const folder = makeScratchFolder('client-key-');
        onTestFinished(() => rmSync(folder, { recursive: true }));
        const file = join(folder, 'key.json');
        writeFileSync(file, JSON.stringify({ ...privateKey.export({ format: 'jwk' }), alg, kid: 'ours' }));
        await start(
          { OIDC_CLIENT_AUTH: 'private_key_jwt', OIDC_CLIENT_KEY_FILE: file, OIDC_CLIENT_SECRET: '' },
          {
            client: {
              client_secret: undefined,
              token_endpoint_auth_method: 'private_key_jwt',
              jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), alg, kid: 'ours', use: 'sig' }] },
            },
          },
        );
        await expectLoggedIn();
      });

      test('rejected by the provider is reported and logged as our configuration error', async () => {
        await start({ OIDC_CLIENT_SECRET: 'another-one' });
        await expectRefused(OURS, 'the provider refused our client or its token');
      });
    });

    describe('OIDC_USERINFO', () => {
      test('on: takes the national id from userinfo if the ID token lacks it', async () => {
        await start({ OIDC_USERINFO: 'on' }, { configuration: BY_USERINFO });
        await expectLoggedIn();
        const { ssn, name } = await db().selectFrom('customer').selectAll().executeTakeFirstOrThrow();
        expect([ssn, name]).toEqual([CUSTOMER, 'Nina Ny']);
      });

      test('off: refuses a login without a national id in the ID token', async () => {
        await start({}, { configuration: BY_USERINFO });
        await expectRefused(NOBODY, 'no national id among the claims');
      });

      test('on: refuses a login if userinfo has no national id either', async () => {
        await start({ OIDC_USERINFO: 'on' }, { claims: { name: 'Nina Ny' } });
        await expectRefused(NOBODY, 'no national id among the claims');
      });

      test('off: refuses a claim that is not a valid national id', async () => {
        await start({}, { claims: { pid: '12345678901' } });
        await expectRefused(NOBODY, 'the national id claim is not a national id');
      });

      test('on: reports that the provider does not answer if userinfo fails', async () => {
        await start({ OIDC_USERINFO: 'on' }, { configuration: BY_USERINFO });
        provider().instead = ({ url }, response) => {
          if (!url?.startsWith('/me')) return false;
          response.writeHead(500).end('<html>');
          return true;
        };
        await expectRefused(SILENT, 'the provider does not answer: OAUTH_RESPONSE_IS_NOT_CONFORM');
      });
    });
  },
);
