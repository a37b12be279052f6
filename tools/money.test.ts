import { expect, it } from 'vitest';
import { readSources } from './read-sources.ts';

const FOLDERS = /^(?:commands|contract|domain|server|web)\//;
/** Migrations keep the conversions of their time, in SQL. */
const MIGRATIONS = /^server\/migrations\//;
const TESTING = /\.test\.tsx?$|\/testing\//;
const CONVERSIONS = 'contract/in-ore.ts';
/** The conversions for the summary, in a file of their own because only one part of one page needs them. */
const SUMMARY_CONVERSIONS = 'contract/summary-in-ore.ts';
/** Matches the start of a line that is not a comment. */
const CODE = '^(?!\\s*(?://|/?\\*)).*';

const sources = [...readSources(/\.tsx?$/)].filter(
  ([path]) => FOLDERS.test(path) && !TESTING.test(path) && !MIGRATIONS.test(path),
);

function pathsWith(pattern: RegExp): string[] {
  return sources
    .filter(([, text]) => pattern.test(text))
    .map(([path]) => path)
    .toSorted();
}

it('kroner and øre are converted only in the conversion modules; the generator writes its prices in øre', () => {
  expect(pathsWith(/\bto(?:Ore|Kroner)\b/)).toEqual([
    'commands/portfolio/generate/prices.ts',
    CONVERSIONS,
    SUMMARY_CONVERSIONS,
    'domain/money.ts',
  ]);
});

it('fields in kroner are named only in schemas, conversion modules, the generator, and as placeholders', () => {
  const field =
    'monthlyPrice|yearlyPrice|tfaMonthly|monthlySum|yearlySum|forsikringssum|belop|utbetalt|aarspris|maanedspris';
  expect(pathsWith(new RegExp(`${CODE}\\b(?:${field})\\b`, 'm'))).toEqual([
    'commands/portfolio/check-customer.ts',
    'commands/portfolio/generate/insurance.ts',
    'commands/portfolio/generate/offers.ts',
    'commands/portfolio/generate/renewals.ts',
    'contract/agreements.ts',
    'contract/claims.ts',
    CONVERSIONS,
    'contract/invoices.ts',
    'contract/offers.ts',
    SUMMARY_CONVERSIONS,
    'contract/summary.ts',
    'server/distributor/distributor-issues.ts',
    'web/invoices/pay-address.ts',
  ]);
});

it('no variable holds kroner outside the conversion modules', () => {
  expect(pathsWith(new RegExp(`${CODE}(?:[({,]\\s*kroner\\b|\\bkroner\\s*[:=])`, 'm'))).toEqual([
    CONVERSIONS,
    'domain/money.ts',
  ]);
});

it('only domain/money.ts multiplies or divides money by 100; the other files compute percentages or bytes', () => {
  expect(pathsWith(/[*/%] ?100\b|\b100 ?[*/]/)).toEqual([
    'commands/portfolio/generate/random.ts',
    'commands/portfolio/generate/recommendations.ts',
    'commands/portfolio/generate/renewals.ts',
    'commands/portfolio/progress.ts',
    'domain/money.ts',
    'server/platform/http/discarded-body.ts',
    'web/agreement-details/NextInvoice.tsx',
    'web/agreement-details/PriceHistory.tsx',
    'web/agreements/area-costs.ts',
    'web/claims/UploadRow.tsx',
  ]);
});

it.each([CONVERSIONS, SUMMARY_CONVERSIONS])('%s loads no schema, because the browser loads it', (file) => {
  const imports = new Map(sources).get(file)?.match(/^import .*/gm) ?? [];
  expect(imports).not.toEqual([]);
  for (const each of imports) expect(each).toMatch(/^import type |'\.\.\/domain\//);
});
