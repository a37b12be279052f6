import { expect, it } from 'vitest';
import type { OtherInsurance, OtherWay } from '../../contract/screen-settings.ts';
import { otherInsurancesLink } from './other-insurances-link.ts';

const cards = (ways: readonly (OtherWay | undefined)[]): OtherInsurance[] =>
  ways.map((gjennom) => ({ title: 'Kort', description: 'Tekst', ...(gjennom ? { gjennom } : {}) }));

it.each<[string, OtherWay[], (OtherWay | undefined)[], string | null]>([
  ['the card it speaks of', ['arbeidsgiver'], ['kort', 'arbeidsgiver'], '?gjennom=arbeidsgiver'],
  ['both of its cards', ['kort', 'program'], ['kort', 'program'], '?gjennom=kort&gjennom=program'],
  ['the one of them there is', ['kort', 'program'], ['program'], '?gjennom=program'],
  ['nowhere, where the distributor has others alone', ['arbeidsgiver'], ['kort', 'program'], null],
  ['nowhere, where the cards say no way', ['forbund'], [undefined], null],
  ['nowhere, where the distributor has none', ['forbund'], [], null],
])('a link leads the customer to %s', (_, ways, own, expected) => {
  expect(otherInsurancesLink(ways, cards(own))).toBe(expected && `/oversikt/andre-forsikringer${expected}`);
});
