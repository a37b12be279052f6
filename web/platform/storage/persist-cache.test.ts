import { QueryClient } from '@tanstack/react-query';
import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/react-query-persist-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Boot } from '../../../contract/first-page.ts';
import { DAY_MS } from '../../../domain/days.ts';
import { stubSessionStorage } from '../../testing/session-storage.ts';
import { persistOptions, restoreAndPersist } from './persist-cache.ts';
import { emptyStoredCache } from './stored-cache.ts';

const boot = (version: string, session: Boot['session'], others: Partial<Boot> = {}) =>
  ({ version, language: 'nb', today: '2026-12-01', session, ...others }) as Boot;
const MINE = boot('v1', { kfpSessionId: 'mine' });
const AGREEMENTS = ['/avtaleoversikt/avtaler'];

let stored: Map<string, string>;
let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  stored = stubSessionStorage();
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function store(of: Boot, answers: Record<string, unknown>) {
  const queryClient = new QueryClient();
  for (const [path, data] of Object.entries(answers)) queryClient.setQueryData([path], data);
  await persistQueryClientSave({ queryClient, ...optionsOf(of) });
  await vi.runAllTimersAsync();
  queryClient.clear();
}

async function restore(as: Boot) {
  const queryClient = new QueryClient();
  await persistQueryClientRestore({ queryClient, ...optionsOf(as) });
  return queryClient;
}

function optionsOf(of: Boot) {
  const options = persistOptions(of);
  if (!options) throw new Error('nothing is stored');
  return options;
}

test('restores the cache of the same session', async () => {
  await store(MINE, { '/avtaleoversikt/avtaler': { avtaler: [] } });
  expect((await restore(MINE)).getQueryData(AGREEMENTS)).toEqual({ avtaler: [] });
});

test.each([
  ['another version', boot('v2', { kfpSessionId: 'mine' }), 0],
  ['a page in another language', boot('v1', { kfpSessionId: 'mine' }, { language: 'en' }), 0],
  ['a page of the next day', boot('v1', { kfpSessionId: 'mine' }, { today: '2026-12-02' }), 0],
  ["another customer's session", boot('v1', { kfpSessionId: 'other' }), 0],
  ['a page without login', boot('v1', {}), 0],
  ['the same session more than a day later', MINE, DAY_MS + 1],
])('%s restores nothing and removes the stored cache', async (_what, as, later) => {
  await store(MINE, { '/avtaleoversikt/avtaler': { avtaler: [] } });
  vi.setSystemTime(Date.now() + later);
  expect((await restore(as)).getQueryData(AGREEMENTS)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('restores the cache within a day', async () => {
  await store(MINE, { '/avtaleoversikt/avtaler': { avtaler: [] } });
  vi.setSystemTime(Date.now() + DAY_MS - 5_000);
  expect((await restore(MINE)).getQueryData(AGREEMENTS)).toEqual({ avtaler: [] });
});

test('removes a cache that cannot be read', async () => {
  stored.set('kfp-cache', '{"timestamp":');
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  await expect(restore(MINE)).rejects.toThrow(SyntaxError);
  expect(stored.size).toBe(0);
  consoleError.mockRestore();
  warning.mockRestore();
});

test('does not store the national id, even masked, or the session, or a login address', async () => {
  await store(MINE, {
    '/skadekunde/hent': { navn: 'Kari Nordmann', ssn: '018190*****' },
    '/auth/session-status': { kfpSessionId: 'mine' },
    '/auth/login': { loginUrl: 'https://id.example' },
  });
  const text = [...stored.values()].join();
  expect(text).toContain('Kari Nordmann');
  expect(text).not.toMatch(/018190|session-status|id\.example/);
});

test('stores nothing if the session is unknown', () => {
  expect(persistOptions(boot('v1', null))).toBeNull();
});

test('emptyStoredCache removes the stored cache', async () => {
  await store(MINE, { '/avtaleoversikt/avtaler': {} });
  emptyStoredCache();
  expect(stored.size).toBe(0);
});

test('does not store the cache again after the session, although changes wait to be stored', async () => {
  const queryClient = new QueryClient();
  await restoreAndPersist(queryClient, MINE);
  queryClient.setQueryData(AGREEMENTS, { avtaler: [] });
  emptyStoredCache();
  queryClient.clear();
  await vi.runAllTimersAsync();
  expect(stored.size).toBe(0);
});

test('stores a change when the page is left, but not after the session', async () => {
  const queryClient = new QueryClient();
  await restoreAndPersist(queryClient, MINE);
  queryClient.setQueryData(AGREEMENTS, { avtaler: ['new'] });
  page.dispatchEvent(new Event('pagehide'));
  expect((await restore(MINE)).getQueryData(AGREEMENTS)).toEqual({ avtaler: ['new'] });
  emptyStoredCache();
  page.dispatchEvent(new Event('pagehide'));
  expect(stored.size).toBe(0);
});

test('stores a change only once it is saved', async () => {
  const queryClient = new QueryClient();
  await restoreAndPersist(queryClient, MINE);
  queryClient.setQueryData(AGREEMENTS, { avtaler: ['saved'] });
  await vi.runAllTimersAsync();
  const { promise, resolve } = Promise.withResolvers<void>();
  const change = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => promise,
    onMutate: () => queryClient.setQueryData(AGREEMENTS, { avtaler: ['changed'] }),
  });
  const saving = change.execute(undefined);
  const storedAfter = async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    page.dispatchEvent(new Event('pagehide'));
    return (await restore(MINE)).getQueryData(AGREEMENTS);
  };
  expect(await storedAfter()).toEqual({ avtaler: ['saved'] });
  resolve();
  await saving;
  expect(await storedAfter()).toEqual({ avtaler: ['changed'] });
});

test('stores nothing in a browser without storage, and does not fail', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  emptyStoredCache();
  await store(MINE, { '/avtaleoversikt/avtaler': {} });
  expect((await restore(MINE)).getQueryData(AGREEMENTS)).toBeUndefined();
});

test('stores the page’s own answers at once, together with the stored ones', async () => {
  await store(MINE, { '/avtaleoversikt/avtaler': { avtaler: [] } });
  const queryClient = new QueryClient();
  queryClient.setQueryData(['/skadekunde/hent'], { navn: 'Kari Nordmann' });
  await restoreAndPersist(queryClient, MINE);
  await vi.runAllTimersAsync();
  expect([...stored.values()].join()).toMatch(/avtaler.*Kari Nordmann|Kari Nordmann.*avtaler/);
  queryClient.setQueryData(['/skadekunde/hent'], { navn: 'Kari Hansen' });
  await vi.runAllTimersAsync();
  expect([...stored.values()].join()).toContain('Kari Hansen');
});

test('continues with an empty cache if the stored one cannot be read', async () => {
  stored.set('kfp-cache', '{"timestamp":');
  const quiet = [vi.spyOn(console, 'error').mockReturnValue(), vi.spyOn(console, 'warn').mockReturnValue()];
  await restoreAndPersist(new QueryClient(), MINE);
  for (const each of quiet) each.mockRestore();
  await vi.runAllTimersAsync();
  expect([...stored.values()].join()).toContain('"queries":[]');
});

test.each([['a sharing'], ['a sharing that is over']])(
  'pages of %s neither store nor restore',
  async (which) => {
    await store(MINE, { '/avtaleoversikt/avtaler': { avtaler: ['mine'] } });
    const before = [...stored.values()];
    const shown = { id: 'x', navn: 'Kari', omfang: ['FORSIKRINGER'] as const, til: '2026-12-31' };
    const onBehalf: Boot = { ...MINE, sharing: which === 'a sharing' ? shown : null };
    const queryClient = new QueryClient();
    queryClient.setQueryData(['/skader'], { skader: ['hers'] });
    await restoreAndPersist(queryClient, onBehalf);
    queryClient.setQueryData(['/fakturaer'], { fakturaer: ['hers'] });
    await vi.runAllTimersAsync();
    expect(queryClient.getQueryData(AGREEMENTS)).toBeUndefined();
    expect([...stored.values()]).toEqual(before);
  },
);
