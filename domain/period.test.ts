import { expect, test } from 'vitest';
import { periodOf } from './period.ts';
import type { AgreementDates, Standing } from './standing.ts';

const TODAY = '2026-11-23';
const TOMORROW = '2026-11-24';

test.each<[string, Standing, AgreementDates, ReturnType<typeof periodOf>]>([
  ['before the renewal', 'IN_FORCE', { hovedforfall: TOMORROW }, { from: undefined, to: TODAY }],
  ['on the renewal day', 'RENEWING', { hovedforfall: TODAY }, { from: undefined, to: undefined }],
  ['begun', 'IN_FORCE', { gjelderFra: TODAY }, { from: TODAY, to: undefined }],
  ['not begun', 'NOT_STARTED', { gjelderFra: TOMORROW }, { from: TOMORROW, to: undefined }],
  ['temporary since today', 'TEMPORARY', { gjelderFra: TODAY }, { from: TODAY, to: undefined }],
  ['temporary', 'TEMPORARY', { gjelderFra: TOMORROW }, { from: undefined, to: undefined }],
])('periodOf an agreement: %s', (_case, standing, dates, period) => {
  expect(periodOf({ systemSource: 'NICE', standing }, dates, TODAY)).toEqual(period);
});
