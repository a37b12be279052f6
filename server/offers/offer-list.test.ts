import { expect, test } from 'vitest';
import { type OfferInOre, offerInOre } from '../../contract/in-ore.ts';
import { shownOffers } from '../standing/shown-offers.ts';
import { toOfferList } from './offer-list.ts';

const TODAY = '2026-11-21';
const offer = (overrides: Partial<OfferInOre>): OfferInOre => ({
  policyNumber: '1',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  monthlyOre: null,
  yearlyOre: null,
  tfaMonthlyOre: null,
  packageOffers: null,
  ...overrides,
});

const listed = (items: OfferInOre[]) => toOfferList({ items, complete: true, missing: [] }, TODAY).tilbud;

test("the list is sorted by the systems' order first", () => {
  const systems = ['NSF', 'PARIS', 'EIKA_PERSON', 'PROLIFE', 'LOFAVOR', 'EIKA_SKADE', 'NICE'] as const;
  const items = systems.map((systemSource, index) => offer({ systemSource, name: `${index}` }));
  expect(listed(items).map((each) => each.systemSource)).toEqual(systems.toReversed());
});

test.each([
  [
    'Norwegian letters are last',
    ['Åre', 'Øks', 'Ærfugl', 'Zebra', 'Alt'],
    ['Alt', 'Zebra', 'Ærfugl', 'Øks', 'Åre'],
  ],
  ['aa sorts as å', ['Aasen', 'Zebra', 'Alt'], ['Alt', 'Zebra', 'Aasen']],
  ['case matters less than the letter', ['bil', 'Båt', 'Alt'], ['Alt', 'bil', 'Båt']],
])('the list is sorted by name within a system: %s', (_rule, names, sorted) => {
  const items = names.map((name, index) => offer({ name, policyNumber: `${index}` }));
  expect(listed(items).map(({ name }) => name)).toEqual(sorted);
});

test('the list is then sorted by description, none first, and by number', () => {
  const items = [
    offer({ policyNumber: '4', description: 'Østre' }),
    offer({ policyNumber: '3', description: 'Vestre' }),
    offer({ policyNumber: '2' }),
    offer({ policyNumber: '1' }),
  ];
  const numbers = ['1', '2', '3', '4'];
  expect(listed(items).map(({ policyNumber }) => policyNumber)).toEqual(numbers);
  expect(listed(items.toReversed()).map(({ policyNumber }) => policyNumber)).toEqual(numbers);
});

test('prices are kroner on the wire, also those of a package', () => {
  const item = offer({
    monthlyOre: 50_750,
    yearlyOre: 609_000,
    tfaMonthlyOre: 27_425,
    packageOffers: [{ policyNumber: '2', productType: 'TILHENGER', monthlyOre: 5550, yearlyOre: null }],
  });
  expect(listed([item])).toEqual([
    {
      policyNumber: '1',
      name: 'Bilforsikring',
      productType: 'BIL',
      systemSource: 'NICE',
      monthlyPrice: 507.5,
      yearlyPrice: 6090,
      detaljer: { tfaMonthly: 274.25 },
      pakkeTilbud: [{ policyNumber: '2', productType: 'TILHENGER', monthlyPrice: 55.5 }],
    },
  ]);
});

test('fields that an offer does not have are absent', () => {
  expect(Object.keys(listed([offer({})])[0] ?? {}).toSorted()).toEqual([
    'name',
    'policyNumber',
    'productType',
    'systemSource',
  ]);
});

test('shownOffers leaves out expired offers and hidden types; the list keeps hidden types', () => {
  const items = [
    offer({ policyNumber: '1' }),
    offer({ policyNumber: '2', expirationDate: '2026-11-20' }),
    offer({ policyNumber: '3', productType: 'LIVSFORSIKRING' }),
    offer({ policyNumber: '4', expirationDate: TODAY }),
  ];
  expect(shownOffers(items, TODAY)).toHaveLength(2);
  expect(listed(items).map(({ policyNumber }) => policyNumber)).toEqual(['1', '3', '4']);
});

test('a list that is not complete names the systems that are missing', () => {
  const list = (complete: boolean, missing: string[]) => toOfferList({ items: [], complete, missing }, TODAY);
  expect(list(true, [])).toEqual({ tilbud: [], systemSourceError: false });
  expect(list(false, ['PROLIFE'])).toEqual({ tilbud: [], systemSourceError: true, manglerFra: ['PROLIFE'] });
});

test('offers on one object have a common number, also if only their details say so', () => {
  const shared = { name: 'x', systemSource: 'NICE' };
  const car = { ...shared, productType: 'BIL', description: 'Volvo V60' };
  const contents = { ...shared, productType: 'INNBO', description: 'Pluss' };
  const opplysninger = [{ navn: 'Registreringsnummer', verdi: 'EL 10001' }];
  const items = [
    { ...contents, policyNumber: '1', avtaleDetaljer: { forsikringssted: 'Storgata 1' } },
    { ...contents, policyNumber: '2', avtaleDetaljer: { forsikringssted: 'Lillegata 2' } },
    { ...car, policyNumber: '3', avtaleDetaljer: { opplysninger } },
    { ...car, policyNumber: '4', description: 'Volvo V60, EL 10001' },
  ];
  expect(listed(items.map(offerInOre)).map(({ policyNumber, objekt }) => [policyNumber, objekt])).toEqual([
    ['1', undefined],
    ['2', undefined],
    ['3', 2],
    ['4', 2],
  ]);
});
