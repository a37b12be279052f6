import { afterEach, expect, test, vi } from 'vitest';
import { metadataOf } from '../testing/login-provider.ts';
import { providerDiscovery } from './discover-provider.ts';
import type { LoginClient } from './login-client.ts';

const ISSUER = 'https://provider.example';

afterEach(() => vi.useRealTimers());

test('fetches the metadata again after 15 minutes, and keeps them while the provider does not answer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  let endpoint: string | null = null;
  const discover = providerDiscovery({
    issuer: () => ISSUER,
    clientId: 'bank',
    authentication: { method: 'client_secret_basic', secret: 'bank-secret' },
    fetch: async () => {
      if (!endpoint) throw new TypeError('fetch failed');
      return Response.json({ ...metadataOf(ISSUER), token_endpoint: endpoint });
    },
  } as unknown as LoginClient);
  const tokenEndpoint = async () => {
    // Newer metadata apply to the next login.
    await discover(ISSUER);
    await new Promise((done) => setTimeout(done, 10));
    return (await discover(ISSUER)).serverMetadata().token_endpoint;
  };

  await expect(discover(ISSUER)).rejects.toThrow();
  endpoint = `${ISSUER}/token`;
  expect(await tokenEndpoint()).toBe(`${ISSUER}/token`);
  endpoint = `${ISSUER}/moved`;
  wait(14);
  expect(await tokenEndpoint()).toBe(`${ISSUER}/token`);
  wait(1);
  expect(await tokenEndpoint()).toBe(`${ISSUER}/moved`);
  endpoint = null;
  wait(15);
  expect(await tokenEndpoint()).toBe(`${ISSUER}/moved`);
});
