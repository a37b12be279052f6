import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DistributorView } from '../../../contract/first-page.ts';
import { saveConsent } from './consent.ts';
import { onOptIn } from './opt-in-subscription.ts';

const bankkontakt = { domene: 'sb1.eksempel.no' } as DistributorView['bankkontakt'];
const bank = { cookie: 'sb1-statistikk', optedIn: 'true', optedOut: 'false' };
const POSTING = { statisticsOptIn: { ...bank, postsOptInClosed: true }, bankkontakt };
const post = (origin: string) =>
  window.dispatchEvent(new MessageEvent('message', { data: { type: 'optin_closed' }, origin }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { cookieEnabled: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('if the bank posts a message, reads the status once, 250 ms after the bank’s opt-in closes', () => {
  const listener = vi.fn();
  const stop = onOptIn(POSTING, listener);
  post('https://www.sb1.eksempel.no');
  vi.advanceTimersByTime(249);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  post('https://www.sb1.eksempel.no');
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('if the bank posts a message, ignores other origins and our own consent', () => {
  const listener = vi.fn();
  onOptIn(POSTING, listener);
  post('https://ond.example');
  saveConsent({ statistics: 'accepted' });
  vi.runAllTimers();
  expect(listener).not.toHaveBeenCalled();
});

test.each([['consent' as const], [bank]])(
  'with %j, notifies after each decision in the consent dialog, and ignores the bank’s message',
  (statisticsOptIn) => {
    const listener = vi.fn();
    const stop = onOptIn({ statisticsOptIn, bankkontakt }, listener);
    post('https://www.sb1.eksempel.no');
    vi.runAllTimers();
    expect(listener).not.toHaveBeenCalled();
    saveConsent({ statistics: 'accepted' });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    saveConsent({ statistics: 'denied' });
    expect(listener).toHaveBeenCalledTimes(1);
  },
);
