import { expect, it } from 'vitest';
import type { OtherInsurance, OtherWay } from '../../contract/screen-settings.ts';
import { otherInsurancesLink } from './MissingInsurance.tsx';

const cards = (ways: readonly (OtherWay | undefined)[]): OtherInsurance[] =>
  ways.map((gjennom) => ({ title: 'Kort', description: 'Tekst', ...(gjennom ? { gjennom } : {}) }));

it.each<[string, OtherWay[], (OtherWay | undefined)[], string | null]>([
  ['the card of its way', ['arbeidsgiver'], ['kort', 'arbeidsgiver'], '?gjennom=arbeidsgiver'],
  ['the cards of both ways', ['kort', 'program'], ['kort', 'program'], '?gjennom=kort&gjennom=program'],
  ['the only card of its ways that exists', ['kort', 'program'], ['program'], '?gjennom=program'],
  ['nowhere if the distributor has only other cards', ['arbeidsgiver'], ['kort', 'program'], null],
  ['nowhere if the cards have no way', ['forbund'], [undefined], null],
  ['nowhere if the distributor has no cards', ['forbund'], [], null],
])('the link leads to %s', (_, ways, own, expected) => {
  expect(otherInsurancesLink(ways, cards(own))).toBe(expected && `/oversikt/andre-forsikringer${expected}`);
});
