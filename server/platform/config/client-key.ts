import { createPrivateKey, type JsonWebKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { orNull } from '../or-null.ts';

/** The private key that authenticates the portal to the login provider (private_key_jwt). */
export type ClientKey = { jwk: JsonWebKey; algorithm: string; keyId: string | null };

/** Minimum RSA key size required by RFC 7518 and RFC 8812. */
const RSA_BITS = 2048;

/** The algorithms that each key type supports. The first one applies to a key without `alg`. */
const RSA = ['RS256', 'PS256', 'RS384', 'PS384', 'RS512', 'PS512'];
const ALGORITHMS: Readonly<Record<string, readonly string[]>> = {
  rsa: RSA,
  'P-256': ['ES256'],
  'P-384': ['ES384'],
  'P-521': ['ES512'],
  ed25519: ['Ed25519', 'EdDSA'],
};

/** Reads a private key from a JWK file, or returns an `issue` that completes «the file … », without key material. */
export function readClientKey(
  path: string,
): { key: ClientKey; issue?: never } | { key?: never; issue: string } {
  const text = orNull(() => readFileSync(path, 'utf8'));
  if (text === null) return { issue: "can't be read" };
  const jwk = orNull(() => JSON.parse(text) as JsonWebKey | null);
  const key = jwk && orNull(() => createPrivateKey({ key: jwk, format: 'jwk' }));
  if (!key) return { issue: 'holds no private key as a JWK' };
  const { asymmetricKeyType, asymmetricKeyDetails } = key;
  if (asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) < RSA_BITS)
    return { issue: `holds an RSA key of less than ${RSA_BITS} bits` };
  const fitting = ALGORITHMS[asymmetricKeyType ?? ''] ?? ALGORITHMS[String(jwk.crv)];
  if (!fitting?.[0]) return { issue: 'holds a key that fits no signing algorithm' };
  const { alg = fitting[0], kid } = jwk;
  if (typeof alg !== 'string' || !fitting.includes(alg))
    return { issue: `has an "alg" other than ${fitting.join(', ')}` };
  return { key: { jwk, algorithm: alg, keyId: typeof kid === 'string' ? kid : null } };
}
