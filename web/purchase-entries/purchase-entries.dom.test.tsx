import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import type { DistributorView } from '../../contract/first-page.ts';
import { bootOf } from '../testing/boot.ts';
import { CUSTOMER } from '../testing/customer.ts';
import type { FakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { PurchaseEntriesPage } from './PurchaseEntriesPage.tsx';

const NOTHING = { avtaler: [], monthlySum: 0, yearlySum: 0, systemSourceError: false };
const CAR = {
  policyNumber: '81030354',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  standing: 'IN_FORCE',
} as const;

type Options = {
  shortname?: string;
  distributor?: Partial<DistributorView>;
  isLoMedlem?: boolean;
  query?: string;
  before?: (api: FakeApi) => void;
};

function renderEntries({ shortname, distributor, isLoMedlem = false, query = '', before }: Options = {}) {
  return renderPage(<PurchaseEntriesPage />, {
    boot: bootOf(shortname, distributor),
    address: `/privat/forsikring/oversikt/kjopsinnganger${query}`,
    answers: (api) => {
      api.answer('GET /skadekunde/hent', { ...CUSTOMER, isLoMedlem });
      api.answer('GET /avtaleoversikt/avtaler', { ...NOTHING, avtaler: [CAR] });
      api.answer('GET /eikaintegrasjon/avtaler', NOTHING);
      before?.(api);
    },
  });
}

const findLink = (name: string) =>
  screen.findByRole('link', { name: new RegExp(`^${name}( Du har denne)?$`) });
const leadsTo = async (name: string, path: string) =>
  expect((await findLink(name)).getAttribute('href')).toBe(`/privat/forsikring${path}`);
const MORE = 'Mer for deg';
const groups = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((name) => name !== MORE);
const cards = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('say while the customer is unknown that the links lack the benefits of LO members, until a retry', async () => {
  const { api, user } = renderEntries({
    isLoMedlem: true,
    before: (fake) => fake.refuse('GET /skadekunde/hent', 503),
  });
  await screen.findByText(/^Er du LO-medlem\? Vi får ikke sjekket det akkurat nå/);
  await leadsTo('Bilforsikring', '/motor/bil');
  api.restore('GET /skadekunde/hent');
  await user.click(screen.getByRole('button', { name: /^Prøv igjen/ }));
  await waitFor(() => leadsTo('Bilforsikring', '/motor/bil?fromLo=true'));
  expect(screen.queryByText(/^Er du LO-medlem\?/)).toBeNull();
});

describe('the groups', () => {
  const SEVEN = ['Kjøretøy', 'Hus og hytte', 'Reise', 'Innbo og ting', 'Liv og helse', 'Båt', 'Dyr'];

  it.each([
    ['fremtind', SEVEN],
    ['fana', SEVEN.filter((name) => name !== 'Reise')],
    ['none', SEVEN],
  ])('of %s are those that it sells', (shortname, expected) => {
    renderEntries({ shortname });
    expect(groups()).toEqual(expected);
  });

  it('are replaced by the phone number if nothing is sold', () => {
    renderEntries({ distributor: { purchaseGroups: [] } });
    expect(groups()).toEqual([]);
    const link = screen.getByRole('link', { name: 'Se telefonnummeret vårt' });
    expect(link.getAttribute('href')).toBe('#kfp-footer-phonenumber');
  });

  it('mark the products that the customer has, without ended insurances', async () => {
    const ended = { ...CAR, policyNumber: '81030355', productType: 'MC', standing: 'ENDED' } as const;
    renderEntries({
      before: (api) => api.answer('GET /avtaleoversikt/avtaler', { ...NOTHING, avtaler: [CAR, ended] }),
    });
    await screen.findByRole('link', { name: 'Bilforsikring Du har denne' });
    screen.getByRole('link', { name: 'Motorsykkelforsikring' });
  });
});

describe('the links', () => {
  const UNION = 'For deg som er LO-medlem';

  it('of a member are LO’s own', async () => {
    renderEntries({ isLoMedlem: true });
    await screen.findByText(/^Du er LO-medlem\. Derfor går lenkene/);
    await leadsTo('Bilforsikring', '/motor/bil?fromLo=true');
    expect(screen.queryByText(UNION)).toBeNull();
  });

  it('of a customer who comes from LO are LO’s own, with its mark and text', async () => {
    renderEntries({ query: '?isLo=true' });
    await leadsTo('Bilforsikring', '/motor/bil?fromLo=true');
    await leadsTo('Mopedforsikring', '/motor/moped');
    screen.getByText(UNION);
    screen.getByText(/1000 kroner lavere egenandel på hjem/);
  });

  it.each([
    ['of other customers', {}],
    ['without the customer', { before: (api: FakeApi) => api.refuse('GET /skadekunde/hent', 500) }],
  ])('%s are the common ones', async (_who, options) => {
    const { api } = renderEntries(options);
    await waitFor(() => expect(api.sent('GET /skadekunde/hent')).toHaveLength(1));
    await leadsTo('Bilforsikring', '/motor/bil');
  });
});

describe('the extra cards', () => {
  it.each([
    [
      'fremtind',
      [
        'Bedrift, landbruk og borettslag',
        'Best i test for bilforsikring',
        'Fordeler for deg som er kunde',
        'Vedlikeholdskalender',
      ],
    ],
    // A single info card is not shown.
    ['dnb', ['Bedrift, landbruk og borettslag']],
    ['eika', ['Vedlikeholdskalender']],
    ['none', []],
  ])('of %s are %j', (shortname, expected) => {
    renderEntries({ shortname });
    expect(cards()).toEqual(expected);
    expect(screen.queryAllByText(MORE)).toHaveLength(expected.length > 0 ? 1 : 0);
  });

  it.each([
    ['Gå til bedriftsportalen (åpnes i ny fane)', 'https://bedrift.eksempel.no/forsikring', '_blank'],
    ['Åpne kalenderen (åpnes i ny fane)', 'https://www.eksempel.no/vedlikeholdskalender', '_blank'],
    ['Les om testene', 'https://www.eksempel.no/tester', null],
  ])('link «%s»', (name, href, target) => {
    renderEntries();
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, target]);
  });
});
