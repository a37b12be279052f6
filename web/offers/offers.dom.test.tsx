import { defaultScheduler, notifyManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Boot } from '../../contract/first-page.ts';
import type { Offer } from '../../contract/offers.ts';
import { bootOf } from '../testing/boot.ts';
import { type FakeApi, REASON } from '../testing/fake-api.ts';
import { nextTabMessage } from '../testing/other-tab.ts';
import { PAGE_PROPS } from '../testing/page-props.ts';
import { renderPage } from '../testing/render-page.tsx';
import { OffersPage } from './OffersPage.tsx';

vi.mock('#texts/source-language.ts', () => ({ sourceLanguage: { lang: 'nb' }, pageLanguage: 'en' }));

const LIST = 'GET /avtaleoversikt/tilbud';
const COUNT = 'GET /avtaleoversikt/tilbud/antall';
const DELETE = 'DELETE /avtaleoversikt/tilbud/:avtaleNummer';
const FAILED = 'En feil oppsto ved sletting av ditt tilbud.';
const KEEP = 'Nei, behold tilbudet';
const REMOVE = 'Ja, fjern tilbudet';

const BOAT: Offer = {
  name: 'Båtforsikring',
  description: 'Askeladden 525',
  policyNumber: '55010313',
  productType: 'BAAT',
  systemSource: 'NICE',
  monthlyPrice: 168,
  yearlyPrice: 2016,
  expirationDate: '2027-01-15',
};
const HOUSE: Offer = { ...BOAT, name: 'Husforsikring', policyNumber: '55010314', productType: 'HUS' };
const CABIN: Offer = {
  ...BOAT,
  name: 'Hytteforsikring',
  policyNumber: '55010315',
  productType: 'FRITIDSHUS',
};

/** Renders the offers. The fake API removes an offer from the list when it is deleted. */
function renderOffers(
  offers: readonly Offer[] = [BOAT, HOUSE],
  before: (api: FakeApi) => void = () => {},
  systemSourceError = false,
  page: { boot?: Boot; address?: string } = {},
) {
  let stored = offers;
  return renderPage(<OffersPage {...PAGE_PROPS} />, {
    ...page,
    answers: (api) => {
      api.answer(LIST, () => ({ tilbud: [...stored], systemSourceError }));
      api.answer(COUNT, () => ({ antall: stored.length, systemSourceError }));
      api.answer('GET /avtaleoversikt/tilbud/dagenspriser', { priser: [] });
      api.answer(DELETE, (_body, { params }) => {
        stored = stored.filter(({ policyNumber }) => policyNumber !== params.avtaleNummer);
        return null;
      });
      before(api);
    },
  });
}

const isShown = (names: string[]) =>
  waitFor(() => {
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(names);
  });
const isFocused = (find: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(find()));
const title = () => screen.getByRole('heading', { level: 1 });

/** Renders the offers, and opens the question whether to remove the first one. */
async function openQuestion(offers: readonly Offer[] = [BOAT, HOUSE], systemSourceError = false) {
  const page = renderOffers(offers, () => {}, systemSourceError);
  const [remove] = await screen.findAllByRole('button', { name: /^Fjern tilbud/ });
  if (!remove) throw new Error('no offer can be removed');
  await page.user.click(remove);
  const yes = await screen.findByRole('button', { name: REMOVE });
  return { ...page, yes };
}

describe('the page', () => {
  it('without offers links to the products', async () => {
    renderOffers([]);
    const link = await screen.findByRole('link', { name: 'Finn en forsikring' });
    expect(title().textContent).toBe('Du har ingen tilbud');
    expect(link.getAttribute('href')).toBe('/privat/forsikring/oversikt/kjopsinnganger');
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('shows one error when the offers can’t load, and can be tried again', async () => {
    const { api, user } = renderOffers(undefined, (fake) => fake.refuse(LIST, 500));
    expect(screen.getByText('Henter tilbudene dine')).toBeDefined();
    expect(title().textContent).toBe('Tilbudene dine');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('En feil oppsto ved henting av dine tilbud.');
    expect(alert.textContent).toContain('Vi opplever for tiden problemer med noen av systemene våre.');
    expect(screen.queryByRole('button', { name: /^Fjern tilbud/ })).toBeNull();
    api.restore(LIST);
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await isShown(['Båtforsikring', 'Husforsikring']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an offer', () => {
  const ODD = 'A/1 ?#%Æ';
  const DOG: Offer = {
    ...{ name: 'Hundeforsikring', productType: 'KJAELEDYR' },
    ...{ policyNumber: ODD, systemSource: 'LOFAVOR' },
  };

  it('with few fields or an odd number is shown, and links to its app', async () => {
    const pakkeTilbud = [{ policyNumber: '3' }, { policyNumber: '3', productType: 'INNBO', monthlyPrice: 5 }];
    renderOffers([
      { policyNumber: ODD, name: 'Båtforsikring', productType: 'BAAT', systemSource: 'NICE' },
      { policyNumber: '2', name: 'Husforsikring', productType: 'HUS', systemSource: 'NICE', pakkeTilbud },
      DOG,
    ]);
    await isShown(['Båtforsikring', 'Husforsikring', 'Hundeforsikring']);
    expect(screen.getAllByText('Du ser prisen i tilbudet.')).not.toHaveLength(0);
    const links = screen.getAllByRole('link', { name: /^Vis tilbudet/ });
    expect(links).toHaveLength(3);
    expect(links[0]?.getAttribute('href')).toBe(`/privat/forsikring/motor/baat/${encodeURIComponent(ODD)}`);
    expect(links[1]?.getAttribute('href')).toMatch(/\?husAvtale=2&innboAvtale=3$/);
  });

  it('with the number of another system’s offer is removed from its own system', async () => {
    const { api, user } = renderOffers([{ ...BOAT, policyNumber: ODD }, DOG]);
    await user.click((await screen.findAllByRole('button', { name: /^Fjern tilbud/ }))[1] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: REMOVE }));
    await waitFor(() => expect(api.sent(DELETE)).toHaveLength(1));
    expect(api.sent(DELETE).map(({ params, query }) => ({ ...params, ...query }))).toEqual([
      { avtaleNummer: ODD, systemSource: 'LOFAVOR' },
    ]);
  });

  it('that can’t be removed is told on the next page, if the customer has left', async () => {
    const { api, user, yes, unmount } = await openQuestion();
    api.refuse(DELETE, 503);
    const answer = api.hold(DELETE);
    await user.click(yes);
    unmount();
    answer();
    renderOffers();
    expect(await screen.findByText(FAILED)).toBeTruthy();
  });
});

describe('the question whether to remove an offer', () => {
  it.each(['the question', KEEP])('keeps the offer with Escape on %s', async (place) => {
    const { api, user } = await openQuestion();
    await isFocused(() => screen.getByRole('heading', { name: /^Vil du fjerne tilbudet på båtforsikring/ }));
    if (place === KEEP) screen.getByRole('button', { name: KEEP }).focus();
    await user.keyboard('{Escape}');
    await isFocused(() => screen.getAllByRole('button', { name: /^Fjern tilbud/ })[0] ?? null);
    expect(api.sent(DELETE)).toEqual([]);
  });

  it('marks the name of the offer as bokmål in other languages', async () => {
    await openQuestion();
    const question = screen.getByRole('heading', { name: /^Vil du fjerne tilbudet på båtforsikring/ });
    expect(question.querySelector('[lang=nb]')?.textContent).toBe('båtforsikring');
  });

  it('deletes once after a double click', async () => {
    const { api, yes } = await openQuestion();
    // Both clicks come before the next render.
    act(() => {
      yes.click();
      yes.click();
    });
    await isShown(['Husforsikring']);
    expect(api.sent(DELETE)).toHaveLength(1);
  });

  it('ignores clicks during the deletion, and then updates the list and the count', async () => {
    const { api, user, yes } = await openQuestion();
    const release = api.hold(DELETE);
    await user.click(yes);
    const before = { list: api.sent(LIST).length, count: api.sent(COUNT).length };
    await waitFor(() => expect(yes.getAttribute('data-loading')).toBe('true'));
    await user.click(yes);
    await user.click(screen.getByRole('button', { name: KEEP }));
    await user.keyboard('{Escape}');
    expect(yes.isConnected).toBe(true);
    release();
    await isShown(['Husforsikring']);
    expect(api.sent(DELETE).map(({ params, query }) => ({ ...params, ...query }))).toEqual([
      { avtaleNummer: '55010313', systemSource: 'NICE' },
    ]);
    await waitFor(() => expect(api.sent(LIST)).toHaveLength(before.list + 1));
    await waitFor(() => expect(api.sent(COUNT)).toHaveLength(before.count + 1));
  });

  it('can’t be cancelled while it waits, with the reason, and can be tried again after a timeout', async () => {
    const { api, user, yes } = await openQuestion();
    api.hold(DELETE);
    await user.click(yes);
    const keep = await screen.findByRole('button', {
      name: KEEP,
      description: /Vi fjerner tilbudet nå, og det kan ikke stoppes\./,
    });
    expect(keep.getAttribute('aria-disabled')).toBe('true');
    const lists = api.sent(LIST).length;
    api.passDeadlines();
    expect((await screen.findByRole('alert')).textContent).toBe(
      `${FAILED} Vi vet ikke om tilbudet ble fjernet. Står det her fortsatt, kan du prøve igjen.`,
    );
    // Once to check the stored offers, and once for the page.
    await waitFor(() => expect(api.sent(LIST)).toHaveLength(lists + 2));
    await isFocused(() => screen.getByRole('button', { name: 'Prøv igjen' }));
    await user.keyboard('{Escape}');
    await isFocused(() => screen.getAllByRole('button', { name: /^Fjern tilbud/ })[0] ?? null);
  });

  it.each([
    [409, `${FAILED} ${REASON}`],
    [503, FAILED],
  ])('says after %d why the offer is not removed: %s', async (status, expected) => {
    const { api, user, yes } = await openQuestion();
    api.refuse(DELETE, status);
    await user.click(yes);
    expect((await screen.findByRole('alert')).textContent).toBe(expected);
  });

  it('is open again after a failure, until a deletion succeeds', async () => {
    const { api, user, yes } = await openQuestion();
    api.refuse(DELETE, 503);
    await user.click(yes);
    await screen.findByText(FAILED);
    expect(screen.queryByRole('button', { name: REMOVE })).toBeNull();
    await isFocused(() => screen.getByRole('button', { name: 'Prøv igjen' }));

    await user.click(screen.getByRole('button', { name: KEEP }));
    await user.click(screen.getAllByRole('button', { name: /^Fjern tilbud/ })[0] as HTMLElement);
    const again = await screen.findByRole('button', { name: REMOVE });
    expect(screen.queryByText(FAILED)).toBeNull();
    await user.click(again);
    await screen.findByText(FAILED);

    api.restore(DELETE);
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await isShown(['Husforsikring']);
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it.each(['refused', 'unknown'] as const)('has the error of a form with the outcome %s', async (outcome) => {
    const { user } = renderOffers(undefined, undefined, undefined, {
      boot: { ...bootOf(), act: { act: 'fjern-tilbud', outcome, text: 'Vi vet ikke.' } },
      address: '/privat/forsikring/oversikt/tilbud?apne=fjern-tilbud.NICE.55010313',
    });
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
    expect(screen.getByRole('button', { name: 'Prøv igjen' })).toBeDefined();
    expect(screen.queryByRole('button', { name: REMOVE })).toBeNull();
    await user.click(screen.getByRole('button', { name: KEEP }));
    const [remove] = screen.getAllByRole('button', { name: /^Fjern tilbud/ });
    await user.click(remove as HTMLElement);
    await screen.findByRole('button', { name: REMOVE });
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it.each([
    ['is already gone', 404],
    ['is gone, although its system gave no answer', 502],
  ])('shows an offer that %s as removed', async (_what, status) => {
    const { api, user, yes } = await openQuestion();
    api.refuse(DELETE, status);
    api.answer(LIST, { tilbud: [HOUSE], systemSourceError: false });
    await user.click(yes);
    await isShown(['Husforsikring']);
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it('is not announced before it has left the list', async () => {
    notifyManager.setScheduler((notify) => void setTimeout(notify, 50));
    onTestFinished(() => notifyManager.setScheduler(defaultScheduler));
    const { user, yes } = await openQuestion();
    const spoken: (string | null)[] = [];
    const observer = new MutationObserver(() => {
      spoken.push(...screen.getAllByRole('status').map(({ textContent }) => textContent));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await user.click(yes);
    await isShown(['Husforsikring']);
    observer.disconnect();
    expect([...new Set(spoken)].filter((text) => text?.includes('er fjernet'))).toEqual([
      'Tilbudet på båtforsikring er fjernet. Du har 1 tilbud igjen.',
    ]);
  });

  it('says only of the last removed offer how many are left', async () => {
    const { user, yes } = await openQuestion([BOAT, HOUSE, CABIN]);
    await user.click(yes);
    await isShown(['Husforsikring', 'Hytteforsikring']);
    await user.click(screen.getByRole('button', { name: /^Fjern tilbud.*Husforsikring/ }));
    await user.click(await screen.findByRole('button', { name: REMOVE }));
    await isShown(['Hytteforsikring']);
    const notices = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    expect(notices.slice(0, 2)).toEqual([
      'Tilbudet på båtforsikring er fjernet.',
      'Tilbudet på husforsikring er fjernet. Du har 1 tilbud igjen.',
    ]);
  });

  it('says no longer how many are left after another tab has removed one', async () => {
    const { api, client, user, yes } = await openQuestion([BOAT, HOUSE, CABIN]);
    await user.click(yes);
    await isShown(['Husforsikring', 'Hytteforsikring']);
    expect(screen.queryAllByText(/Du har 2 tilbud igjen/)).toHaveLength(2);
    api.answer(LIST, { tilbud: [HOUSE], systemSourceError: false });
    await act(() => client.invalidateQueries());
    await isShown(['Husforsikring']);
    expect(screen.queryAllByText(/2 tilbud igjen/)).toEqual([]);
  });

  it('keeps the groups and the focus when 20 of 21 offers are left', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...HOUSE, policyNumber: `${index}` }));
    const { user, yes } = await openQuestion([BOAT, { ...BOAT, policyNumber: 'B2' }, ...many.slice(1)]);
    await user.click(yes);
    await screen.findByText(
      'Tilbudet på båtforsikring (Askeladden 525) er fjernet. Du har 20 tilbud igjen.',
      {
        selector: 'li *',
      },
    );
    const titles = screen.getAllByRole('heading', { level: 2, hidden: true });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Båtforsikring 1', 'Husforsikring 19']);
    await isFocused(() => screen.getByRole('heading', { level: 3, name: 'Båtforsikring' }));
  });

  it('says of no removed offer how many are left while the list is incomplete', async () => {
    const { user, yes } = await openQuestion([BOAT], true);
    await user.click(yes);
    await screen.findByText('Tilbudet på båtforsikring er fjernet.');
    expect(screen.queryByText(/ingen flere tilbud/)).toBeNull();
  });

  it('leads to an empty page after the last offer, and tells the other tabs', async () => {
    const { user, yes } = await openQuestion([BOAT]);
    const told = nextTabMessage();
    await user.click(yes);
    expect(await told).toMatchObject({ type: 'customer-changed' });
    await waitFor(() => expect(title().textContent).toBe('Du har ingen tilbud'));
    await isFocused(title);
    const announced = 'Tilbudet på båtforsikring er fjernet. Du har ingen flere tilbud.';
    expect(screen.getAllByRole('status').filter(({ textContent }) => textContent === announced)).toHaveLength(
      1,
    );
    expect(screen.queryByRole('button', { name: /^Fjern tilbud/ })).toBeNull();
  });
});
