import { afterEach, expect, test, vi } from 'vitest';
import type { Consent } from '../../../domain/cookie-consent.ts';
import { currentConsent, currentCookies, onConsent, saveConsent } from './consent.ts';
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
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('with cookies disabled, denies all consents and opts out of statistics', () => {
  browser(false, 'kfp-cookie-consent={"functional":"accepted","statistics":"accepted"}');
  expect(currentConsent()).toEqual(DENIED);
  expect(optInStatus(OWN, currentCookies())).toBe('OPTED_OUT');
});

test('with cookies disabled, does not store a decision', () => {
  const jar = browser(false);
  saveConsent({ functional: 'accepted', statistics: 'accepted' });
  expect(jar.cookie).toBe('');
  expect(currentConsent()).toEqual(DENIED);
});

test('without an answer, nothing is decided', () => {
  browser(true);
  expect(currentConsent()).toEqual({});
  expect(optInStatus(OWN, currentCookies())).toBe('UNANSWERED');
});

test('stores a decision, then its time for the server, and notifies the listeners', () => {
  browser(true);
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return written.join('; ');
    },
    set cookie(cookie) {
      written.push(cookie);
    },
  });
  vi.setSystemTime(Date.UTC(2026, 10, 30));
  const listener = vi.fn();
  const stop = onConsent(listener);
  saveConsent({ functional: 'denied', statistics: 'accepted' });
  expect(written.slice(-2)).toEqual([
    expect.stringContaining('"statistics":"accepted"'),
    `kfp-nytt-samtykke=${Date.UTC(2026, 10, 30)}; Path=/; SameSite=Lax`,
  ]);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('denies all consents if the browser refuses access to cookies', () => {
  browser(true);
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(currentConsent()).toEqual(DENIED);
});

test('with cookies blocked for the site, denies all consents, so that the question does not come again', () => {
  browser(true);
  vi.stubGlobal('document', {
    get cookie() {
      return '';
    },
    set cookie(_written) {},
  });
  saveConsent({ functional: 'accepted', statistics: 'accepted' });
  expect(currentConsent()).toEqual(DENIED);
});
