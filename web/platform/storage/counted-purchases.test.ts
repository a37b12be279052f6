import { afterEach, expect, test, vi } from 'vitest';
import { countedPurchases, forgetPurchases, rememberPurchase } from './counted-purchases.ts';

/** A document with the cookies `stored`, and a record of every write. */
function documentWith(stored: string) {
  const written: string[] = [];
  vi.stubGlobal('navigator', { cookieEnabled: true });
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  vi.stubGlobal('document', {
    get cookie() {
      return stored;
    },
    set cookie(value: string) {
      written.push(value);
    },
  });
  return written;
}
afterEach(() => void vi.unstubAllGlobals());

test('remembers each product type once, until the browser is closed', () => {
  const written = documentWith('a=1; kfp-talte-kjop=BIL');
  rememberPurchase('REISE');
  rememberPurchase('BIL');
  const attributes = '; Path=/privat/forsikring/oversikt; SameSite=Lax; Secure';
  expect(written).toEqual([`kfp-talte-kjop=BIL.REISE${attributes}`, `kfp-talte-kjop=BIL${attributes}`]);
});

test('reads the remembered product types', () => {
  documentWith('kfp-talte-kjop=BIL.REISE');
  expect(countedPurchases()).toEqual(['BIL', 'REISE']);
});

test('removes the cookie', () => {
  const written = documentWith('kfp-talte-kjop=BIL');
  forgetPurchases();
  expect(written).toEqual([expect.stringMatching(/^kfp-talte-kjop=; .*Max-Age=0$/)]);
});

test('does without cookies if the browser refuses access', () => {
  vi.stubGlobal('navigator', { cookieEnabled: true });
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('refused', 'SecurityError');
    },
    set cookie(_value: string) {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  rememberPurchase('BIL');
  forgetPurchases();
  expect(countedPurchases()).toEqual([]);
});
