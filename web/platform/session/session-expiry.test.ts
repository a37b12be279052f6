import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '../api/request.ts';
import {
  adoptSessionExpiry,
  onSessionExpiryChange,
  sessionExpiresAt,
  sessionLimitAt,
  startSessionExpiry,
} from './session-expiry.ts';

const NOW = 1_800_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerWith(headers: Record<string, string>, renews = true) {
  vi.stubGlobal('fetch', async () => new Response('{}', { headers }));
  return request('GET /auth/session-status', { renewsSession: renews });
}

test('takes the expiry from the first page, then from each response and from other tabs', async () => {
  expect(sessionExpiresAt()).toBeNull();
  startSessionExpiry({ sessionSecondsLeft: 1800, sessionLimitSecondsLeft: 7200 });
  expect(sessionLimitAt()).toBe(NOW + 7_200_000);
  expect(sessionExpiresAt()).toBe(NOW + 1_800_000);

  vi.setSystemTime(NOW + 60_000);
  const renewed = vi.fn();
  const stop = onSessionExpiryChange((expiry) => {
    if (expiry.renewed) renewed();
  });
  await answerWith({ 'X-Session-Expiry': '1790' });
  expect(sessionExpiresAt()).toBe(NOW + 60_000 + 1_790_000);
  expect(renewed).toHaveBeenCalledTimes(1);

  await answerWith({ 'X-Session-Expiry': '1789' }, false);
  expect(sessionExpiresAt()).toBe(NOW + 60_000 + 1_789_000);
  await answerWith({});
  await answerWith({ 'X-Session-Expiry': 'tull' });
  adoptSessionExpiry(NOW);
  expect(sessionExpiresAt()).toBe(NOW);
  expect(renewed).toHaveBeenCalledTimes(1);
  stop();
});

test('a first page that does not know the session sets no limit', () => {
  startSessionExpiry({ sessionSecondsLeft: null, sessionLimitSecondsLeft: null });
  expect(sessionLimitAt()).toBeNull();
});
