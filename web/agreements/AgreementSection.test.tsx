import { expect, it } from 'vitest';
import type { Boot } from '../../contract/first-page.ts';
import { carsOf, readyAgreements } from '../testing/agreements.ts';
import { htmlOf, textOf } from '../testing/render-html.tsx';
import { AgreementSection } from './AgreementSection.tsx';
import type { AgreementsState, ReadyAgreements } from './agreements-state.ts';

const boot = {
  distributor: { detailSiteUrl: 'https://skade.eksempel.no', egneSider: ['detaljer'] },
  today: '2026-11-21',
} as unknown as Boot;
const FAILED = 'En feil oppsto ved henting av forsikringene dine.';
const INCOMPLETE =
  'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.';

const SIDE = {
  coming: null,
  rows: 0,
  costs: null,
  offers: 'Tilbud du har sett på',
  buying: 'Kjøp forsikring',
};
const MISSING = 'Her mangler forsikringer nå';

function shown(state: AgreementsState, address = '/') {
  const html = htmlOf(<AgreementSection state={state} side={SIDE} />, { boot, address });
  return {
    heading: /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1] ?? '',
    text: textOf(html),
    addresses: [...html.matchAll(/<a [^>]*kfp-agreement[^>]* href="([^"]*)"/g)].map(([, href = '']) => href),
    cards: html.match(/<a [^>]*kfp-agreement/g)?.length ?? 0,
    skeletons: html.split('kfp-skeleton--tile').length - 1,
    isBusy: html.includes('aria-busy="true"'),
  };
}

function ready(
  count: number,
  fields: Partial<ReadyAgreements> = {},
  systemSourceError = false,
): AgreementsState {
  const avtaler = carsOf(Array(count).fill({ monthlyOre: 5_850 }));
  const sums = { monthlyOre: count * 5_850, yearlyOre: count * 70_200 };
  return readyAgreements({ avtaler, ...sums, systemSourceError }, fields);
}

it('shows the agreements with their totals', () => {
  const { heading, text, cards } = shown(ready(2));
  expect(heading).toBe('Forsikringene dine');
  expect(text).toContain('117 kr/md 1 404 kr/år');
  expect(text).not.toMatch(/for dem vi ser nå|Henter|Noen av systemene|En feil/);
  expect(cards).toBe(2);
});

it('suggests to gather insurances from elsewhere to customers without any, not to who looks at another’s', () => {
  const lead = 'Har du forsikringer et annet sted? Da kan det lønne seg å samle dem.';
  const empty = <AgreementSection state={ready(0)} side={SIDE} />;
  expect(textOf(htmlOf(empty, { boot }))).toContain(`Du har ingen forsikringer ${lead}`);
  const words = { heading: 'Forsikringer', loading: '', failed: '', incomplete: '' };
  const shared = <AgreementSection state={ready(0)} side={SIDE} words={words} />;
  expect(textOf(htmlOf(shared, { boot }))).not.toContain(lead);
});

it('includes yearly prices in the totals and counts insurances without a price', () => {
  const prices = [{ monthlyOre: 120_200 }, { yearlyOre: 140_200 }, {}];
  const list = { avtaler: carsOf(prices), monthlyOre: 131_883, yearlyOre: 1_582_600 };
  const { text } = shown(readyAgreements(list));
  expect(text).toContain('1 318,83 kr/md 15 826 kr/år 1 uten pris');
  expect(text).toContain('1 402 kr/år');
});

it.each([
  [72, '/', 72, false],
  [73, '/', 24, true],
  [500, '/', 24, true],
  [500, '/?vis=alle', 500, false],
])('for %i agreements at %s first renders %i', (count, address, cards, withLink) => {
  const section = shown(ready(count), address);
  expect(section.cards).toBe(cards);
  expect(section.text.includes(`Vis alle ${count} forsikringer`)).toBe(withLink);
});

it.each([
  ['few', 0],
  ['some, in groups', 6],
  ['many, in folded groups', 24],
  ['more than a part of a group', 70],
])('leads the cards of agreements with one number to a page each, among %s', (_, others) => {
  const { list } = ready(others) as ReadyAgreements;
  const [other] = (ready(1) as ReadyAgreements).list.avtaler;
  const boat = { ...other, policyNumber: '81', productType: 'BAAT', systemSource: 'LOFAVOR' };
  const car = { ...other, policyNumber: '81', systemSource: 'PARIS' };
  const bike = { ...other, policyNumber: '81', productType: 'MC' };
  const avtaler = [boat, car, ...list.avtaler, bike] as typeof list.avtaler;
  const { addresses } = shown(readyAgreements({ ...list, avtaler }), '/?vis=alle');
  const pages = addresses.filter((each) => each.includes('/81'));
  expect(pages.toSorted()).toEqual(
    ['', '?avtale=NICE-81', '?avtale=PARIS-81'].map(
      (query) => `/privat/forsikring/motor/detaljer/81${query}`,
    ),
  );
});

it('counts no ended agreement in many folded ones', () => {
  const { list } = ready(73) as ReadyAgreements;
  const ended = new Set(['0', '1', '2', '3', '4', '5']);
  const avtaler = list.avtaler.map((each) =>
    ended.has(each.policyNumber) ? { ...each, standing: 'ENDED' as const } : each,
  );
  const { text } = shown(readyAgreements({ ...list, avtaler }));
  expect(text).toContain('Kjøretøy 67 forsikringer');
  expect(text).toContain('Vis alle 67 forsikringer');
});

it('tells a customer without agreements that there are none', () => {
  expect(shown(ready(0))).toMatchObject({ heading: 'Du har ingen forsikringer', cards: 0 });
});

it('offers no purchase when loading the agreements failed', () => {
  expect(shown({ status: 'failed' }).text).not.toContain('Kjøp forsikring');
  expect(shown({ status: 'failed' }).text).toContain('Tilbud du har sett på');
  expect(shown(ready(0)).text).toContain('Kjøp forsikring');
});

it.each<[string, AgreementsState, string[], number]>([
  ['while loading', { status: 'loading' }, ['Henter forsikringene dine'], 0],
  ['after failing', { status: 'failed' }, [FAILED, MISSING], 0],
  ['after a source failed', ready(1, {}, true), [INCOMPLETE, MISSING, 'for dem vi ser nå'], 1],
  ['after a request failed', ready(1, { alsoFailed: true }), [INCOMPLETE, MISSING, 'for dem vi ser nå'], 1],
  [
    'after the main request failed',
    ready(1, { alsoFailed: true, mainFailed: true }),
    [FAILED, MISSING, 'for dem vi ser nå'],
    1,
  ],
  [
    'while a part is loading',
    ready(1, { alsoLoading: true }),
    ['Henter forsikringene dine', 'for dem vi ser nå'],
    1,
  ],
  ['while empty with a part loading', ready(0, { alsoLoading: true }), ['Henter forsikringene dine'], 0],
  ['while empty after a source failed', ready(0, {}, true), [INCOMPLETE, MISSING], 0],
])('shows the messages and cards %s', (_, state, texts, cards) => {
  const section = shown(state);
  expect(section.heading).toBe('Forsikringene dine');
  for (const text of texts) expect(section.text).toContain(text);
  expect(section.cards).toBe(cards);
});

it.each<[string, AgreementsState, number, boolean]>([
  ['while loading', { status: 'loading' }, 6, true],
  ['after failing', { status: 'failed' }, 6, false],
  ['after a source failed', ready(1, {}, true), 2, false],
  [
    'while a part is loading after another failed',
    ready(1, { alsoLoading: true, alsoFailed: true }),
    2,
    true,
  ],
  ['when complete', ready(1), 0, false],
])('shows skeletons for missing agreements %s', (_, state, skeletons, isBusy) => {
  expect(shown(state)).toMatchObject({ skeletons, isBusy });
});

it('while loading, does not call the insurances of another customer the reader’s', () => {
  const words = { heading: 'Forsikringer', loading: 'Henter', failed: 'Feil', incomplete: 'Mangler' };
  const section = <AgreementSection state={{ status: 'loading' }} side={SIDE} words={words} />;
  const text = textOf(htmlOf(section, { boot, address: '/' }));
  expect(text).toMatch(/Forsikringer.*Henter/);
  expect(text).not.toContain('dine');
});
