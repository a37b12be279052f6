import { expect, test } from 'vitest';
import type { CustomerAgreementInOre, DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { Standing } from '../../domain/standing.ts';
import { htmlOf, textOf } from '../testing/render-html.tsx';
import { AboutInsurance } from './AboutInsurance.tsx';
import { Coverages } from './Coverages.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { StandingNote } from './StandingNote.tsx';

const shown = (element: React.ReactNode) => textOf(htmlOf(element));
const detailed = (fields: object) =>
  ({ systemSource: 'NICE', details: null, ...fields }) as unknown as DetailedCustomerAgreementInOre;

const coverage = (inkludert: boolean) => ({ navn: 'Kasko', inkludert, sumOre: null, deductibleOre: null });
const DETAILS = { gjelderFra: '2026-11-01', insuredOre: null, coverages: [coverage(true), coverage(false)] };

test.each<[Standing, string]>([
  ['IN_FORCE', 'Dette er du dekket for'],
  ['TEMPORARY', 'Dette er du dekket for'],
  ['ENDED', 'Dette var du dekket for'],
  ['NOT_STARTED', 'Dette dekker forsikringen'],
  ['WAITING', 'Dette dekker forsikringen'],
  ['UNDER_REVIEW', 'Dette dekker forsikringen'],
])('the coverages of an insurance that is %s are called %s', (standing, heading) => {
  const text = shown(<Coverages agreement={detailed({ standing })} problem={null} />);
  expect(text).toMatch(new RegExp(`^${heading}`));
});

test.each<[Standing, string]>([
  ['IN_FORCE', 'Hva forsikringen dekker, står i'],
  ['NOT_STARTED', 'Hva forsikringen dekker, står i'],
  ['ENDED', 'Hva forsikringen dekket, står i'],
])('without known coverages an insurance that is %s says: %s', (standing, expected) => {
  const text = shown(<Coverages agreement={detailed({ standing })} problem={null} />);
  expect(text).toContain(expected);
});

test('the link to the documents looks like the other links', () => {
  const html = htmlOf(<Coverages agreement={detailed({ standing: 'IN_FORCE' })} problem={null} />);
  expect(html).toMatch(/<a [^>]*class="kfp-link"/);
});

test('the coverages of an insurance that never applied are not called those of the customer', () => {
  const agreement = detailed({
    standing: 'ENDED',
    avtaleStatusDescription: 'Til Annullasjon',
    endDate: '2026-11-10',
    details: { ...DETAILS, gjelderFra: '2026-11-11' },
  });
  const text = shown(<Coverages agreement={agreement} problem={null} />);
  expect(text).toMatch(/^Dette dekket forsikringen/);
});

test.each<[Standing, string, string]>([
  ['RENEWING', 'Dekket: Kasko', 'Gjelder fra 01.11.2026'],
  ['TEMPORARY', 'Dekket: Kasko', 'Gjelder fra 01.11.2026'],
  ['ENDED', 'Med: Kasko', 'Gjaldt fra 01.11.2026'],
  ['NOT_STARTED', 'Med: Kasko', 'Gjelder fra 01.11.2026'],
  ['WAITING', 'Med: Kasko', ''],
  ['UNDER_REVIEW', 'Med: Kasko', ''],
])('an insurance that is %s says of a coverage: %s, and of its start: %s', (standing, included, start) => {
  const agreement = detailed({ standing, details: DETAILS });
  const text = shown(<Coverages agreement={agreement} problem={null} />);
  expect(text).toContain(`${included} Kasko ikke med`);
  expect(shown(<AboutInsurance agreement={agreement} />)).toBe(start && `Om forsikringen ${start}`);
});

test.each<[Standing, string]>([
  ['TEMPORARY', ''],
  ['NOT_STARTED', 'Om forsikringen Gjelder fra 21.11.2026'],
])('an insurance that is %s and begins tomorrow says of its start: %s', (standing, expected) => {
  const details = { ...DETAILS, gjelderFra: '2026-11-21' };
  const agreement = detailed({ systemSource: 'PROLIFE', standing, details });
  expect(shown(<AboutInsurance agreement={agreement} />)).toBe(expected);
});

test.each([
  ['2026-11-20', 'Dette er du dekket for', 'Dekket: Kasko'],
  ['2026-11-21', 'Dette dekker forsikringen', 'Med: Kasko'],
])('an insurance that ends and begins on %s says: %s', (gjelderFra, heading, included) => {
  const agreement = detailed({ standing: 'ENDING', details: { ...DETAILS, gjelderFra } });
  const text = shown(<Coverages agreement={agreement} problem={null} />);
  expect(text).toContain(`${heading} ${included}`);
});

test.each([
  ['2026-11-20', '2026-12-05', 'Forsikringen gjelder til og med 05.12.2026.'],
  ['2026-11-21', '2026-12-05', 'Forsikringen gjelder fra 21.11.2026 til og med 05.12.2026.'],
  ['2026-11-21', undefined, 'Forsikringen gjelder fra 21.11.2026. Forsikringen er sagt opp.'],
  // It never applies.
  ['2026-11-22', '2026-11-21', 'Forsikringen er sagt opp. Vi kan ikke lage en bekreftelse på den.'],
])('an insurance that begins on %s and ends on %s says: %s', (gjelderFra, endDate, expected) => {
  const cancelled = { systemSource: 'NICE', avtaleStatusDescription: 'Til Annullasjon', endDate };
  const agreement = { ...cancelled, standing: 'ENDING', details: { gjelderFra } };
  const text = shown(
    <StandingNote agreement={agreement as unknown as CustomerAgreementInOre & { details: null }} />,
  );
  expect(text).toBe(expected);
});

test('an insurance that ended before it began does not say that it applied', () => {
  const cancelled = {
    systemSource: 'NICE',
    avtaleStatusDescription: 'Til Annullasjon',
    endDate: '2026-11-10',
  };
  const agreement = { ...cancelled, standing: 'ENDED', details: { gjelderFra: '2026-11-15' } };
  const text = shown(
    <StandingNote agreement={agreement as unknown as CustomerAgreementInOre & { details: null }} />,
  );
  expect(text.replace(/ Vi kan .*/, '')).toBe('Forsikringen er avsluttet.');
});

test.each([
  ['2026-11-19', 'Forsikringen er avsluttet. Den gjaldt til og med 19.11.2026.'],
  ['2026-12-05', 'Forsikringen er avsluttet.'],
  [undefined, 'Forsikringen er avsluttet.'],
])('an insurance that was cancelled names its end %s only in the past', (endDate, expected) => {
  const cancelled = { avtaleStatus: 'CANCELLED', avtaleStatusDescription: 'Til Annullasjon' };
  const agreement = { systemSource: 'NICE', standing: 'ENDED', details: null, ...cancelled, endDate };
  const text = shown(
    <StandingNote agreement={agreement as unknown as CustomerAgreementInOre & { details: null }} />,
  );
  expect(text.replace(/ Vi kan .*/, '')).toBe(expected);
});

test.each<[Standing, string]>([
  ['UNDER_REVIEW', 'Vi kan ikke lage en bekreftelse på den ennå.'],
  ['WAITING', 'Vi kan ikke lage en bekreftelse på den ennå.'],
  ['ENDED', 'Vi kan ikke lage en bekreftelse på den.'],
])('an insurance that is %s says of its confirmation: %s', (standing, expected) => {
  expect(shown(<StandingNote agreement={detailed({ standing })} />)).toContain(expected);
});

test.each<[Standing, boolean]>([
  ['IN_FORCE', true],
  ['RENEWING', true],
  ['ENDING', false],
  ['TEMPORARY', false],
])('while the details of an insurance that is %s load, the renewal has a place: %s', (standing, hasPlace) => {
  const text = shown(<KeyFacts agreement={detailed({ standing, policyNumber: '1' })} isLoading />);
  expect(text.includes('Fornyes')).toBe(hasPlace);
});

test.each<[Standing, string]>([
  ['RENEWING', 'Pris 150 kr/md'],
  ['ENDED', 'Prisen var 150 kr/md'],
])('an insurance that is %s says of its price: %s', (standing, expected) => {
  const agreement = detailed({ standing, policyNumber: '1', monthlyOre: 15000, yearlyOre: null });
  expect(shown(<KeyFacts agreement={agreement} isLoading={false} />)).toMatch(new RegExp(`^${expected} `));
});
