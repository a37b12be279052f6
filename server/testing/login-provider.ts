import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { openServer } from './test-server.ts';

const CLIENT = { id: 'bank', secret: 'bank-secret' };
const KEY_ID = 'signing';

type Claims = Record<string, unknown>;
/** Returns the body of a token response, from the claims of a genuine response and the provider's key. */
export type TokenAnswer = (claims: Claims, key: KeyObject) => string;

/**
 * An OpenID Connect provider over the network with configurable responses. Its metadata and keys are genuine.
 */
export type LoginProviderStub = Awaited<ReturnType<typeof startLoginProvider>>;

/** Starts a login provider stub whose responses a test sets. */
export async function startLoginProvider() {
  let key = generateKey(KEY_ID);
  const otherKeys: object[] = [];
  let exchanges = 0;
  let keyRequests = 0;
  let tokenAnswer = () => '{"error":"invalid_grant"}';

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', issuer).pathname;
    if (path === '/.well-known/openid-configuration') return sendJson(response, JSON.stringify(metadata));
    if (path === '/keys') {
      keyRequests += 1;
      return sendJson(response, JSON.stringify({ keys: [key.jwk, ...otherKeys] }));
    }
    exchanges += 1;
    return sendJson(response, tokenAnswer());
  });
  const issuer = `http://127.0.0.1:${await openServer(server, 0)}`;
  const metadata = metadataOf(issuer);

  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
    /** Returns how often a code was exchanged. */
    exchanges: () => exchanges,
    /** Returns how often the keys were fetched. */
    keyRequests: () => keyRequests,
    /** Replaces the signing key by another one, with another id. */
    rotateKey() {
      key = generateKey(`signing-${keyRequests}`);
    },
    /** Lists more algorithms in the metadata. */
    listAlgorithms: (...names: string[]) =>
      void metadata.id_token_signing_alg_values_supported.push(...names),
    /** Adds a public key beside the signing key. */
    publishKey: (jwk: object) => void otherKeys.push(jwk),
    /** Sets the response to the next code exchanges. `nonce` is that of the current login. */
    answer(
      nonce: string,
      claims: Claims,
      body: TokenAnswer = (all, signing) => tokens(idToken(all, signing, key.jwk.kid)),
    ) {
      const iat = Math.floor(Date.now() / 1000);
      const all = { iss: issuer, aud: CLIENT.id, sub: 'somebody', nonce, iat, exp: iat + 60, ...claims };
      tokenAnswer = () => body(all, key.privateKey);
    },
    stop: () => void server.close(),
  };
}

/** Returns the metadata of a provider whose endpoints are below its issuer. */
export function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
  };
}

/** Returns a new signing key with its public part. */
export function generateKey(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' } };
}

/** Returns the body of a token response with this id token. */
export function tokens(token: string): string {
  return JSON.stringify({ access_token: 'access', token_type: 'Bearer', id_token: token });
}

/** Returns a signed id token. */
export function idToken(claims: Claims, key: KeyObject, kid = KEY_ID): string {
  return idTokenWith({ alg: 'ES256', kid }, claims, (signed) =>
    sign('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }),
  );
}

/** Returns an id token with a header and a signature of one's own. */
export function idTokenWith(header: object, claims: Claims, signature: (signed: Buffer) => Buffer): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${signature(Buffer.from(signed)).toString('base64url')}`;
}

/** Returns an object as a part of a JWT: JSON in base64url. */
export function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sendJson(response: ServerResponse, body: string): void {
  response.setHeader('content-type', 'application/json').end(body);
}
