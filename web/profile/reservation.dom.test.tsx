import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UNKNOWN_CUSTOMER } from '../../domain/unknown-customer.ts';
import { draftOf, storeDrafts } from '../platform/session/drafts.ts';
import { REASON } from '../testing/fake-api.ts';
import { nextTabMessage } from '../testing/other-tab.ts';
import { openRow, renderProfile, shownValue, toastTexts } from '../testing/profile.tsx';

const SAVE = 'POST /samtykke/reservasjon';
const READ = 'GET /samtykke/reservasjon/hent';
const LABEL = 'Forsikringsdokumenter i posten';
const CHANGE = 'Endre forsikringsdokumenter i posten';
const MUST_TICK = 'Kryss av først, og bekreft etterpå.';

async function open(hasReservasjon: boolean) {
  const page = renderProfile({ hasReservasjon });
  await openRow(page.user, CHANGE);
  const box = await screen.findByRole<HTMLInputElement>('checkbox');
  return { ...page, box, confirm: () => page.user.click(screen.getByRole('button', { name: 'Bekreft' })) };
}

const UNKNOWN = 'Vi finner deg ikke i kunderegisteret. Kontakt oss hvis det er feil.';

describe('documents by post', () => {
  it('say that the customer is unknown if that refuses the change', async () => {
    const { api, user, box, confirm } = await open(true);
    api.refuse(SAVE, 404, UNKNOWN_CUSTOMER);
    await user.click(box);
    await confirm();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(UNKNOWN);
    expect(alert.textContent).not.toContain('Prøv igjen');
  });

  it.each([
    [503, 'Vi fikk ikke lagret hvordan du vil ha dokumentene. Prøv igjen.'],
    [504, /så vi vet ikke om endringen ble lagret. Se under «Forsikringsprofil».$/],
    [409, REASON],
  ])('say after %d on the next page what was not saved, or why', async (status, expected) => {
    const { api, user, box, confirm, unmount } = await open(true);
    api.refuse(SAVE, status);
    api.refuse(READ, 503);
    const answer = api.hold(SAVE);
    await user.click(box);
    await confirm();
    unmount();
    answer();
    // A refusal needs no check of what is stored.
    await waitFor(() => expect(api.sent(READ)).toHaveLength(status < 500 ? 1 : 2));
    renderProfile({});
    expect(await screen.findByText(expected)).toBeDefined();
  });

  it.each([
    [409, REASON],
    [503, 'Prøv igjen'],
  ])('say after %d why they were not changed: %s', async (status, expected) => {
    const { api, user, box, confirm } = await open(true);
    api.refuse(SAVE, status);
    await user.click(box);
    await confirm();
    const text = (await screen.findByRole('alert')).textContent ?? '';
    expect([REASON, 'Prøv igjen'].filter((each) => text.includes(each))).toEqual([expected]);
  });

  it.each([
    [true, 'Ja, du får dem i posten', 'Nei, du får dem digitalt', 'Jeg vil få dokumentene i posten'],
    [
      false,
      'Nei, du får dem digitalt',
      'Ja, du får dem i posten',
      'Jeg vil få dokumentene digitalt, og ikke i posten',
    ],
  ])('change from %s', async (byPost, before, after, nextChoice) => {
    const { api, user, box, confirm } = await open(byPost);
    expect(shownValue(LABEL)).toBe(before);
    await user.click(box);
    const told = nextTabMessage();
    await confirm();
    await waitFor(() => expect(shownValue(LABEL)).toBe(after));
    expect(await told).toMatchObject({ type: 'customer-changed' });
    expect(api.sent(SAVE).map(({ body }) => body)).toEqual([{ harReservasjon: !byPost }]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(toastTexts()).toContain('Valget ditt er lagret');
    await waitFor(() => expect(api.sent(READ)).toHaveLength(2));

    await openRow(user, CHANGE);
    const next = await screen.findByRole<HTMLInputElement>('checkbox', { name: nextChoice });
    expect(next.checked).toBe(false);
  });

  it('require a ticked box', async () => {
    const { api, box, confirm } = await open(true);
    await confirm();
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(screen.getByRole('checkbox', { description: MUST_TICK })).toBe(box);
    const region = screen.getByText(MUST_TICK).closest('[role="status"]');
    expect(region?.getAttribute('aria-live'), 'the focused box announces it').toBe('off');
    expect(api.sent(SAVE)).toEqual([]);
  });

  it('announce a missing tick again at the next attempt', async () => {
    const { user, confirm } = await open(true);
    await confirm();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      const region = screen.getByText(MUST_TICK).closest('[role="status"]');
      expect(region?.getAttribute('aria-live')).toBe('polite');
    });
  });

  it('stay as they were after a failure, with the tick', async () => {
    const { api, user, box, confirm } = await open(true);
    await user.click(box);
    api.refuse(SAVE, 500);
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('Noe gikk galt');
    expect(shownValue(LABEL)).toBe('Ja, du får dem i posten');
    expect(box.checked).toBe(true);
  });

  it.each(['refused', 'unknown'] as const)('keep the tick of a form with the outcome %s', async (outcome) => {
    const values = { valg: 'digital', reservasjon: 'ja' };
    const act = { act: 'reservasjon', outcome, text: 'Vi vet ikke.', values } as const;
    const { user } = renderProfile({ hasReservasjon: true, act });
    const box = await screen.findByRole<HTMLInputElement>('checkbox');
    expect(box.checked).toBe(true);
    expect(screen.queryByText(MUST_TICK)).toBeNull();
    await user.click(box);
    expect(box.checked).toBe(false);
  });

  it('leave no tick after a form without an answer that was stored', async () => {
    const values = { valg: 'digital', reservasjon: 'ja' };
    renderProfile({ act: { act: 'reservasjon', outcome: 'unknown', text: 'Vi vet ikke.', values } });
    expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false);
  });

  it('require a ticked box after a form without one', async () => {
    const fault = { field: 'reservasjon', text: MUST_TICK };
    const values = { valg: 'digital' };
    renderProfile({
      hasReservasjon: true,
      act: { act: 'reservasjon', outcome: 'refused', text: MUST_TICK, values, fault },
    });
    expect(await screen.findByRole('checkbox', { description: MUST_TICK })).toBeDefined();
  });

  it('leave no tick if the choice is stored when the page is opened again', async () => {
    const { user, box, unmount } = await open(true);
    await user.click(box);
    storeDrafts();
    unmount();
    renderProfile({ hasReservasjon: false });
    await screen.findByRole('button', { name: CHANGE });
    expect(draftOf('reservation')).toBeUndefined();
  });

  it('count as saved after a lost answer if the stored choice matches', async () => {
    const { api, user, box, confirm } = await open(true);
    api.loseAnswers(SAVE);
    await user.click(box);
    await confirm();
    await waitFor(() => expect(toastTexts()).toContain('Valget ditt er lagret'));
    expect(shownValue(LABEL)).toBe('Nei, du får dem digitalt');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
