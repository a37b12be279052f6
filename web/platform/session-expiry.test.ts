import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { get } from './fetch.ts';
import { adoptSessionExpiry, onExpiryMoved, sessionExpiresAt, startSessionExpiry } from './session-expiry.ts';

const NOW = 1_800_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerWith(headers: Record<string, string>) {
  vi.stubGlobal('fetch', async () => new Response('{}', { headers }));
  return get('/hva-som-helst');
}

test('the expiry is what the first page said, then what each answer says, and what another tab was told', async () => {
  expect(sessionExpiresAt()).toBeNull();
  startSessionExpiry(1800);
  expect(sessionExpiresAt()).toBe(NOW + 1_800_000);

  vi.setSystemTime(NOW + 60_000);
  const moved = vi.fn();
  const stop = onExpiryMoved(moved);
  await answerWith({ 'X-Session-Expiry': '1790' });
  expect(sessionExpiresAt()).toBe(NOW + 60_000 + 1_790_000);
  expect(moved).toHaveBeenCalledExactlyOnceWith(NOW + 60_000 + 1_790_000);

  await answerWith({});
  await answerWith({ 'X-Session-Expiry': 'tull' });
  adoptSessionExpiry(NOW);
  expect(sessionExpiresAt()).toBe(NOW);
  expect(moved).toHaveBeenCalledTimes(1);
  stop();
});
