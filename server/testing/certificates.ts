import { DAY_MS } from '../../domain/days.ts';
import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as x509 from '@peculiar/x509';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A certificate with its key, as PEM texts and as files. */
export type Certified = { cert: string; key: string; certFile: string; keyFile: string };

export type TestAuthority = {
  /** the authority's own certificate */
  caFile: string;
  ca: string;
  /**
   * Issues a certificate of a name for 127.0.0.1. `days` is the time until it expires; below 0 it has
   * expired.
   */
  certify(name: string, days?: number): Promise<Certified>;
  /** Removes the files. */
  remove(): void;
};

/** Creates a certificate authority for a test. */
export async function testAuthority(): Promise<TestAuthority> {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const keys = await newKeys();
  const own = await x509.X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=Test authority',
      keys,
      signingAlgorithm: ALGORITHM,
      extensions: [new x509.BasicConstraintsExtension(true, undefined, true)],
    },
    webcrypto as Crypto,
  );
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const ca = own.toString('pem');
  return {
    ca,
    caFile: file('ca.pem', ca),
    async certify(name, days = 1) {
      const subject = await newKeys();
      const issued = await x509.X509CertificateGenerator.create(
        {
          subject: `CN=${name}`,
          issuer: own.subject,
          notBefore: new Date(Date.now() - 30 * DAY_MS),
          notAfter: new Date(Date.now() + days * DAY_MS),
          publicKey: subject.publicKey,
          signingKey: keys.privateKey,
          signingAlgorithm: ALGORITHM,
          extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'ip', value: '127.0.0.1' }])],
        },
        webcrypto as Crypto,
      );
      const cert = issued.toString('pem');
      const key = x509.PemConverter.encode(
        await webcrypto.subtle.exportKey('pkcs8', subject.privateKey),
        'PRIVATE KEY',
      );
      return { cert, key, certFile: file(`${name}.pem`, cert), keyFile: file(`${name}.key`, key) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function newKeys(): Promise<CryptoKeyPair> {
  return (await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])) as CryptoKeyPair;
}
