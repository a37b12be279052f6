import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '../testing/customer.ts';
import type { FakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { BoughtSection } from './BoughtSection.tsx';

const LIST = 'GET /avtaleoversikt/avtaler';
const NOTHING = { avtaler: [], monthlySum: 0, yearlySum: 0, systemSourceError: false };
const CAR = {
  ...{ policyNumber: '81030354', name: 'Bilforsikring', description: 'Volvo V60, EL 04821' },
  ...{ productType: 'BIL', systemSource: 'NICE', monthlyPrice: 684, yearlyPrice: 8208 },
  standing: 'IN_FORCE',
} as const;

function render(before: (api: FakeApi) => void) {
  return renderPage(<BoughtSection product="BIL" />, {
    answers: (api) => {
      api.answer('GET /skadekunde/hent', CUSTOMER);
      api.answer(LIST, { ...NOTHING, avtaler: [CAR] });
      api.answer('GET /eikaintegrasjon/avtaler', NOTHING);
      before(api);
    },
  });
}

const bought = () => within(screen.getByRole('region', { name: 'Forsikringen din' }));

const shows = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Forsikringen din' }).textContent).toContain(text));

describe('the insurance on a receipt', () => {
  it('is shown with its price when it arrives', async () => {
    const held: (() => void)[] = [];
    render((api) => held.push(api.hold(LIST)));
    expect(bought().getByText('Henter forsikringen din').closest('[role="status"]')).not.toBeNull();
    held[0]?.();
    await shows('Volvo V60');
    expect(document.querySelector('.kfp-receipt__price')?.textContent).toBe('684\u00a0kr/md');
    expect(bought().queryByText(/^Avtalen er ikke klar/)).toBeNull();
  });

  it('can be requested again after a failure', async () => {
    const { api, user } = render((fake) => fake.refuse(LIST, 500));
    await shows('Vi får ikke vist forsikringen din akkurat nå.');
    api.restore(LIST);
    await user.click(bought().getByRole('button', { name: 'Prøv igjen' }));
    await shows('Volvo V60');
    await waitFor(() => expect(screen.queryByText(/^Vi får ikke vist/)).toBeNull());
  });

  it('is among others of its type, also without a price', async () => {
    const { monthlyPrice, yearlyPrice, ...withoutPrice } = { ...CAR, policyNumber: '2' };
    render((api) => api.answer(LIST, { ...NOTHING, avtaler: [CAR, withoutPrice] }));
    const all = await screen.findByRole('region', { name: 'Forsikringene du har av denne typen' });
    expect(within(all).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(within(all).getAllByText('Prisen er ikke klar ennå.')).toHaveLength(1);
  });

  it('is pending if it is not among the insurances yet', async () => {
    render((api) => api.answer(LIST, NOTHING));
    await shows('Avtalen er ikke klar ennå.');
  });
});
