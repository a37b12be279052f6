import { expect, test } from 'vitest';
import { isReceiptPath } from './receipt-path.ts';

test.each([
  ['/privat/forsikring/oversikt/kvittering', true],
  ['/privat/forsikring/oversikt/kvittering/', true],
  ['/privat/forsikring/skade/reise/kvittering', true],
  ['/privat/forsikring/oversikt/kvittering/BIL', true],
  ['/privat/forsikring/oversikt/kvittering/BIL/', true],
  ['/privat/forsikring/oversikt/kvittering/BIL/mer', false],
  ['/privat/forsikring/oversikt/kvitteringer', false],
  ['/privat/forsikring/oversikt/minkvittering', false],
  ['/privat/forsikring/oversikt', false],
])('%s is a receipt: %s', (pathname, receipt) => {
  expect(isReceiptPath(pathname)).toBe(receipt);
});
