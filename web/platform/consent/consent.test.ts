import { afterEach, expect, test, vi } from 'vitest';
import { currentConsent, currentCookies, onConsent, saveConsent } from './consent.ts';
import type { Consent } from './consent-cookie.ts';
import { optInStatus } from './opt-in.ts';

const DENIED: Consent = { functional: 'denied', statistics: 'denied', marketing: 'denied' };
const OWN = { statisticsOptIn: 'consent' } as const;

function browser(cookieEnabled: boolean, cookie = '') {
  vi.stubGlobal('navigator', { cookieEnabled });
  const jar = { cookie };
  vi.stubGlobal('document', jar);
  vi.stubGlobal('window', { location: { hostname: 'localhost', protocol: 'http:' } });
  return jar;
}
afterEach(() => vi.unstubAllGlobals());

test('with cookies disabled all consents are denied, whatever was stored, and statistics are opted out of', () => {
  browser(false, 'kfp-cookie-consent={"functional":"accepted","statistics":"accepted"}');
  expect(currentConsent()).toEqual(DENIED);
  expect(optInStatus(OWN, currentCookies())).toBe('OPTED_OUT');
});

test('with cookies disabled a decision is not kept', () => {
  const jar = browser(false);
  saveConsent({ functional: 'accepted', statistics: 'accepted' });
  expect(jar.cookie).toBe('');
  expect(currentConsent()).toEqual(DENIED);
});

test('without an answer nothing is decided', () => {
  browser(true);
  expect(currentConsent()).toEqual({});
  expect(optInStatus(OWN, currentCookies())).toBe('UNANSWERED');
});

test('a decision is stored and notified', () => {
  const jar = browser(true);
  const listener = vi.fn();
  const stop = onConsent(listener);
  saveConsent({ functional: 'denied', statistics: 'accepted' });
  expect(jar.cookie).toContain('"statistics":"accepted"');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('a browser that refuses access to its cookies has none', () => {
  browser(true);
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(currentCookies()).toEqual({});
  expect(currentConsent()).toEqual({});
});
