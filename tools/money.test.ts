import { expect, it } from 'vitest';
import { readSources } from './read-sources.ts';

const FOLDERS = /^(?:contract|domain|server|web|portfolio|feedback|customers|command-line)\//;
const TESTING = /\.test\.tsx?$|\/testing\//;
const DOOR = 'contract/in-ore.ts';
/** The door of what one part of one page shows. */
const SUMMARY_DOOR = 'contract/summary-in-ore.ts';
/** What stands before on a line that is no comment. */
const CODE = '^(?!\\s*(?://|/?\\*)).*';

const sources = [...readSources(/\.tsx?$/)].filter(([path]) => FOLDERS.test(path) && !TESTING.test(path));

function pathsWith(pattern: RegExp): string[] {
  return sources
    .filter(([, text]) => pattern.test(text))
    .map(([path]) => path)
    .toSorted();
}

it('kroner become øre, and øre kroner, at the door alone; the generator writes its prices in øre', () => {
  expect(pathsWith(/\bto(?:Ore|Kroner)\b/)).toEqual([
    DOOR,
    SUMMARY_DOOR,
    'domain/money.ts',
    'portfolio/generate/prices.ts',
  ]);
});

it('the fields that are kroner are named in the schemas, at the door and where the portfolio file is generated', () => {
  const field = 'monthlyPrice|yearlyPrice|tfaMonthly|monthlySum|yearlySum|forsikringssum|belop|utbetalt';
  expect(pathsWith(new RegExp(`${CODE}\\b(?:${field})\\b`, 'm'))).toEqual([
    'contract/agreements.ts',
    'contract/claims.ts',
    DOOR,
    'contract/invoices.ts',
    'contract/offers.ts',
    SUMMARY_DOOR,
    'contract/summary.ts',
    'portfolio/generate/insurance.ts',
    'portfolio/generate/offers.ts',
  ]);
});

it('no variable is kroner but at the door', () => {
  expect(pathsWith(new RegExp(`${CODE}(?:[({,]\\s*kroner\\b|\\bkroner\\s*[:=])`, 'm'))).toEqual([
    DOOR,
    'domain/money.ts',
  ]);
});

it('money is multiplied and divided by 100 in domain/money.ts alone; the others are percentages', () => {
  expect(pathsWith(/[*/%] ?100\b|\b100 ?[*/]/)).toEqual([
    'domain/money.ts',
    'portfolio/generate/random.ts',
    'portfolio/generate/recommendations.ts',
    'portfolio/progress.ts',
    'web/agreements/area-costs.ts',
  ]);
});

it.each([DOOR, SUMMARY_DOOR])('%s loads no schema, since the browser loads it', (door) => {
  const imports = new Map(sources).get(door)?.match(/^import .*/gm) ?? [];
  expect(imports).not.toEqual([]);
  for (const each of imports) expect(each).toMatch(/^import type |'\.\.\/domain\//);
});
