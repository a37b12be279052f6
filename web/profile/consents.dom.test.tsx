import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '../testing/customer.ts';
import { nextTabMessage } from '../testing/other-tab.ts';
import { findRow, renderProfile, toastTexts } from '../testing/profile.tsx';
import { ConsentCard } from './ConsentCard.tsx';

const SAVE = 'POST /samtykke/oppdater';
const TEXTS = 'GET /samtykke/tekster';
const LOAD = 'GET /skadekunde/hent';
const HEADING = 'Samtykke til markedsføring';
const OFFERS = 'Råd og tilbud fra oss';
const SHARING = 'Deling mellom skadeforsikring og personforsikring';
const UNKNOWN = 'Vi fikk ikke svar, så vi vet ikke om endringen ble lagret.';
const SESSION = 'test-session';

const answer = (consent: string, name: string) =>
  within(screen.getByRole('group', { name: consent })).getByRole<HTMLInputElement>('radio', { name });
const isAnswered = (consent: string, name: string) =>
  waitFor(() => expect(answer(consent, name).checked).toBe(true));

describe('the section', () => {
  it.each([
    ['fremtind', false, true],
    ['eika', false, true],
    ['fremtind', true, false],
    ['dnb', false, false],
    ['none', false, false],
  ])('at %s, for a bank customer: %s, is shown: %s', async (shortname, isBankkunde, isShown) => {
    renderProfile({ shortname, customer: { ...CUSTOMER, isBankkunde } });
    await findRow('Fødselsnummer');
    if (isShown) await screen.findByRole('region', { name: HEADING });
    expect(screen.queryAllByRole('region', { name: HEADING })).toHaveLength(isShown ? 1 : 0);
  });

  it('explains each consent, with the stored answers', async () => {
    renderProfile();
    await isAnswered(OFFERS, 'Ja');
    await isAnswered(SHARING, 'Nei');
    const titleIds = screen
      .getAllByText('Les mer om samtykket')
      .map((each) => each.closest('summary')?.getAttribute('aria-describedby') ?? '');
    expect(titleIds.map((id) => document.getElementById(id)?.textContent)).toEqual([OFFERS, SHARING]);
    expect(screen.getAllByText('Hva du sier ja til')).toHaveLength(2);
    const [link] = screen.getAllByText(/Datatilsynet/, { selector: 'a' });
    expect(link?.getAttribute('href')).toBe('https://www.datatilsynet.no/');
  });

  it('shows a loader while the texts load', async () => {
    renderProfile({ before: (api) => api.hold(TEXTS) });
    await screen.findByText('Henter samtykkene dine');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows an error if the texts can’t load, and can be tried again', async () => {
    const { api, user } = renderProfile({ before: (fake) => fake.refuse(TEXTS, 503) });
    await screen.findByText('Vi får ikke vist samtykkene dine akkurat nå.');
    api.restore(TEXTS);
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await isAnswered(OFFERS, 'Ja');
  });

  it('shows a consent that the portal does not know without choices', () => {
    const text = {
      samtykke: 'MARKETING',
      tittel: 'Nyhetsbrev',
      ingress: 'Om nyheter.',
      versjon: '0123abcd',
      tekst: '<p>Mer</p>',
    } as const;
    render(
      <ConsentCard
        text={text}
        choice={undefined}
        change={undefined}
        disabled={false}
        saving={false}
        error={null}
        onChoose={undefined}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Nyhetsbrev' })).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('a choice', () => {
  it.each([
    [OFFERS, 'Nei', { marketingConsentApproved: false }],
    [SHARING, 'Ja', { crossDomainConsentApproved: true }],
  ])('of %s is saved and marked immediately', async (consent, choice, body) => {
    const { api, user } = renderProfile();
    await isAnswered(OFFERS, 'Ja');
    const release = api.hold(SAVE);
    const radio = answer(consent, choice);
    await user.click(radio);
    await screen.findByText('Lagrer svaret ditt');
    expect(radio.checked).toBe(true);
    for (const each of screen.getAllByRole<HTMLInputElement>('radio'))
      expect(each.matches(':disabled')).toBe(true);
    const loads = api.sent(LOAD).length;
    release();
    await isAnswered(consent, choice);
    expect(api.sent(SAVE).map((request) => request.body)).toEqual([body]);
    expect(toastTexts()).toContain('Samtykket til markedsføring er endret');
    await waitFor(() => expect(api.sent(LOAD)).toHaveLength(loads + 1));
    expect(screen.queryByText('Lagrer svaret ditt')).toBeNull();
    expect(radio.matches(':disabled')).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(radio));
  });

  it('that is refused shows an error and the stored value', async () => {
    const { api, user } = renderProfile();
    await isAnswered(OFFERS, 'Ja');
    api.refuse(SAVE, 500);
    await user.click(answer(OFFERS, 'Nei'));
    expect((await screen.findByRole('alert')).textContent).toContain('Noe gikk galt');
    expect(answer(OFFERS, 'Ja').checked).toBe(true);
    expect(answer(OFFERS, 'Nei').matches(':disabled')).toBe(false);
    expect(toastTexts()).toBe('');
  });

  it('without an answer times out, and says that its result is unknown', async () => {
    const { api, user } = renderProfile();
    await isAnswered(OFFERS, 'Ja');
    api.hold(SAVE);
    await user.click(answer(OFFERS, 'Nei'));
    await screen.findByText('Lagrer svaret ditt');
    api.passDeadlines();
    expect((await screen.findByRole('alert')).textContent).toContain(UNKNOWN);
    expect(screen.queryByText('Lagrer svaret ditt')).toBeNull();
    expect(answer(OFFERS, 'Ja').checked).toBe(true);
    expect(answer(OFFERS, 'Nei').matches(':disabled')).toBe(false);
  });

  it('whose answer is lost counts as saved if the stored value matches', async () => {
    const { api, user } = renderProfile();
    await isAnswered(OFFERS, 'Ja');
    api.loseAnswers(SAVE);
    await user.click(answer(OFFERS, 'Nei'));
    await waitFor(() => expect(toastTexts()).toContain('Samtykket til markedsføring er endret'));
    expect(answer(OFFERS, 'Nei').checked).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is told to the other tabs of the session once it is saved', async () => {
    const { user } = renderProfile();
    await isAnswered(OFFERS, 'Ja');
    const told = nextTabMessage();
    await user.click(answer(OFFERS, 'Nei'));
    expect(await told).toEqual({ type: 'customer-changed', session: SESSION });
  });
});
