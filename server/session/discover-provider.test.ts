import { afterEach, expect, test, vi } from 'vitest';
import { metadataOf } from '../testing/login-provider.ts';
import { providerDiscovery } from './discover-provider.ts';
import type { LoginClient } from './login-client.ts';

const ISSUER = 'https://provider.example';

afterEach(() => vi.useRealTimers());

test('fetches the metadata again after 15 minutes, and a minute after a failure, in which the old ones apply', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  let endpoint: string | null = null;
  let fetches = 0;
  const discover = providerDiscovery({
    issuer: () => ISSUER,
    clientId: 'bank',
    authentication: { method: 'client_secret_basic', secret: 'bank-secret' },
    fetch: async () => {
      fetches += 1;
      if (!endpoint) throw new TypeError('fetch failed');
      return Response.json({ ...metadataOf(ISSUER), token_endpoint: endpoint });
    },
  } as unknown as LoginClient);
  /** Newer metadata apply once they have come. */
  const expectEndpoint = (address: string) =>
    vi.waitFor(async () =>
      expect((await discover(ISSUER)).serverMetadata().token_endpoint).toBe(ISSUER + address),
    );

  await expect(discover(ISSUER)).rejects.toThrow();
  endpoint = `${ISSUER}/token`;
  await expectEndpoint('/token');
  endpoint = `${ISSUER}/moved`;
  wait(14);
  await expectEndpoint('/token');
  expect(fetches).toBe(2);
  wait(1);
  await expectEndpoint('/moved');
  endpoint = null;
  wait(15);
  await expectEndpoint('/moved');
  expect(fetches).toBe(4);
  await expectEndpoint('/moved');
  expect(fetches).toBe(4);
  endpoint = `${ISSUER}/again`;
  wait(1);
  await Promise.all([expectEndpoint('/again'), expectEndpoint('/again')]);
  expect(fetches).toBe(5);
});
