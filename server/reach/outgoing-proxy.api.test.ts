import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestAuthority, testAuthority } from '../testing/certificates.ts';
import { type ConnectProxy, startConnectProxy } from '../testing/connect-proxy.ts';
import { TestSource } from '../testing/http-sources.ts';
import { type RealProvider, startRealProvider } from '../testing/real-provider.ts';

let bank: TestAuthority;
let proxy: ConnectProxy;
let provider: RealProvider;
let source: TestSource;
beforeAll(async () => {
  bank = await testAuthority();
  const server = await bank.certify('source');
  source = new TestSource('NICE', { ...server, ca: bank.ca, requestCert: true, rejectUnauthorized: true });
  [proxy, provider] = await Promise.all([startConnectProxy(), startRealProvider()]);
  await source.open();
});
afterAll(async () => {
  await source.shut();
  await proxy.stop();
  provider.stop();
  bank.remove();
});

/** Runs `npm run config -- check --reach` in its own process, because Node reads the proxy at its start. */
async function reach(env: Record<string, string>) {
  const { certFile, keyFile } = await bank.certify('portal');
  const all = {
    PATH: process.env.PATH ?? '',
    ...provider.env,
    SOURCE_TIMEOUT_MS: '10000',
    SOURCE_NICE_URL: source.url,
    SOURCE_NICE_CLIENT_CERT: certFile,
    SOURCE_NICE_CLIENT_KEY: keyFile,
    SOURCE_NICE_CA: bank.caFile,
    ...env,
  };
  return await new Promise<string>((done) => {
    const args = ['commands/config/main.ts', 'check', '--reach'];
    execFile(process.execPath, args, { env: all }, (_error, out, err) => done(out + err));
  });
}

const hostOf = (url: string) => new URL(url).host;

test('the login provider, and a source with mutual TLS, are reached through the outgoing proxy', async () => {
  const output = await reach(proxy.env);
  expect(output).toContain('OIDC_ISSUER can be used.');
  expect(output).toContain('SOURCE_NICE_URL can be used.');
  expect(new Set(proxy.asked)).toEqual(new Set([hostOf(provider.issuer), hostOf(source.url)]));
});

test('hosts of NO_PROXY are reached directly, and without NODE_USE_ENV_PROXY all are', async () => {
  for (const env of [
    { ...proxy.env, NO_PROXY: '127.0.0.1' },
    { ...proxy.env, NODE_USE_ENV_PROXY: '' },
  ]) {
    proxy.asked.length = 0;
    const output = await reach(env);
    expect(output).toContain('SOURCE_NICE_URL can be used.');
    expect(proxy.asked).toEqual([]);
  }
});
