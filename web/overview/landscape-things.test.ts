import { expect, test } from 'vitest';
import { FAR, NEAR } from '../ui/illustrations/landscape-parts.ts';
import { landscapeThings } from './HeroLandscape.tsx';

const THINGS: readonly string[] = [...FAR, ...NEAR];

function thingsOf(...productTypes: string[]): [string, string][] {
  const agreements = productTypes.map((productType, index) => ({
    policyNumber: String(index),
    name: 'Forsikring',
    productType,
    systemSource: 'NICE' as const,
    monthlyOre: null,
    yearlyOre: null,
  }));
  return [...landscapeThings(agreements)];
}

test.each([
  ['BIL', 'car', 'kjoretoy'],
  ['VAREBIL', 'van', 'kjoretoy'],
  ['TILHENGER', 'trailer', 'kjoretoy'],
  ['CAMPING', 'caravan', 'kjoretoy'],
  ['MC', 'motorcycle', 'kjoretoy'],
  ['MOPED', 'moped', 'kjoretoy'],
  ['SEK', 'scooter', 'kjoretoy'],
  ['SNOSCOOTER', 'snowmobile', 'kjoretoy'],
  ['TRAKTOR', 'tractor', 'kjoretoy'],
  ['HUS', 'house', 'hus-og-hytte'],
  ['FRITIDSHUS', 'cabin', 'hus-og-hytte'],
  ['LANDBRUK', 'farm', 'hus-og-hytte'],
  ['REISE', 'luggage', 'reise'],
  ['INNBO', 'chair', 'innbo-og-ting'],
  ['VERDISAK', 'valuable', 'innbo-og-ting'],
  ['KRITISK_SYKDOM', 'heart', 'liv-og-helse'],
  ['BAAT', 'boat', 'baat'],
  ['KJAELEDYR', 'paw', 'dyr'],
  ['HEST', 'horse', 'dyr'],
])('product type %s has the thing %s, which links to its group', (type, thing, area) => {
  expect(thingsOf(type)).toEqual([[thing, `#i-${area}`]]);
});

test('two agreements of one kind are one thing', () => {
  expect(thingsOf('BIL', 'BIL_NAERING', 'HUS').map(([thing]) => thing)).toEqual(['car', 'house']);
});

/** The product types of agreements that the specification names (spec: overview §2.2). */
const SPECIFIED =
  `KJAELEDYR LOFAVOR_KJAELEDYR INNBO KOLLEKTIV_HJEM_ETTERLATTE BOLIGSELGER HUS FRITIDSHUS REISE KOLLEKTIV_REISE GRUPPELIV
  BAAT MC MOPED BIL_NAERING VETERANBIL SNOSCOOTER TRAKTOR CAMPING VAREBIL BIL_ANNET ANNET_KJORETOY TILHENGER BIL SEK HEST
  VERDISAK LANDBRUK REISE_UTVIDELSE LO_FAVOR_TILLEGG_INNBO KOLLEKTIV_LISENSFORSIKRING KOLLEKTIV_ANNEN_SYKDOM
  KOLLEKTIV_BEHANDLING KOLLEKTIV_BETALING KOLLEKTIV_HJEM`.split(/\s+/);

test('each specified product type has a thing in the landscape', () => {
  const missing = SPECIFIED.filter((type) => !THINGS.includes(thingsOf(type)[0]?.[0] ?? ''));
  expect(missing).toEqual([]);
});
