import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SharingList } from '../../contract/sharing.ts';
import { beginDoublePress } from '../testing/double-press.ts';
import { type FakeApi, REASON } from '../testing/fake-api.ts';
import { nextTabMessage } from '../testing/other-tab.ts';
import { PAGE_PROPS } from '../testing/page-props.ts';
import { toastTexts } from '../testing/profile.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { SharingPage } from './SharingPage.tsx';

const ONE = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const DAYS = { fra: '2026-11-20', til: '2027-11-20' };
const NOTHING: SharingList = { gitt: [], mottatt: [] };
const SSN = '14860161339';

const given = (status: 'VENTER' | 'AKTIV') => ({
  ...{ id: ONE, omfang: ['FORSIKRINGER' as const, 'DOKUMENTER' as const], ...DAYS, status },
  ...(status === 'AKTIV' && { initialer: 'JB' }),
});
const received = (status: 'VENTER' | 'AKTIV', id = ONE) => ({
  ...{ id, navn: 'Kari Nordmann', omfang: ['FORSIKRINGER' as const], ...DAYS, status },
});

type Setting = { list?: SharingList; isFresh?: boolean; before?: (api: FakeApi) => void };

async function open({ list = NOTHING, isFresh = true, before }: Setting = {}) {
  const stored = { list };
  const page = renderPage(<SharingPage {...PAGE_PROPS} />, {
    answers(api) {
      api.answer('GET /deling', () => stored.list);
      api.answer('GET /mine-data/status', { kanHentes: isFresh });
      before?.(api);
    },
  });
  await screen.findByRole('heading', { level: 2, name: 'Du deler med' });
  return { ...page, stored };
}

it('has its title and the way back while the sharings are fetched', async () => {
  renderPage(<SharingPage {...PAGE_PROPS} />, {
    answers(api) {
      api.answer('GET /deling', NOTHING);
      api.answer('GET /mine-data/status', { kanHentes: true });
      api.hold('GET /deling');
    },
  });
  await screen.findByText('Henter delingene dine');
  expect(screen.getByRole('heading', { level: 1, name: 'Del med noen' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Forsikringsprofil' })).toBeDefined();
});

it('does not promise that files lack the national id, because they are passed on as they are', async () => {
  await open();
  const rest =
    /fødselsnummeret, mobilnummeret, e-postadressen eller adressen din, men de kan stå .* i dokumenter/;
  expect(screen.getByText(rest)).toBeDefined();
  expect(screen.queryByText(/aldri fødselsnummeret/)).toBeNull();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('an invitation', () => {
  it('includes the insurances, and claims only when ticked', async () => {
    const { api, user, stored } = await open({
      before: (fake) => fake.answer('POST /deling', () => ({ id: ONE })),
    });
    const field = screen.getByLabelText('Fødselsnummer');
    await user.type(field, '\u202d148601 61339\u202c');
    expect(field.inputMode).toBe('numeric');
    expect([box('Dokumenter'), box('Skadesaker'), box('Fakturaer')].map(({ checked }) => checked)).toEqual([
      true,
      false,
      false,
    ]);
    await user.click(box('Skadesaker'));
    await user.click(screen.getByRole('radio', { name: '1 måned' }));
    stored.list = { gitt: [given('VENTER')], mottatt: [] };
    await user.click(button('Send invitasjon'));
    await screen.findByText('Har ikke svart. Utløper 4. desember');
    const omfang = ['FORSIKRINGER', 'DOKUMENTER', 'SKADER'];
    expect(api.sent('POST /deling').map(({ body }) => body)).toEqual([
      { ssn: '\u202d148601 61339\u202c', omfang, dager: 30 },
    ]);
    expect(toastTexts()).toContain('Invitasjonen er sendt.');
    expect(screen.getByLabelText<HTMLInputElement>('Fødselsnummer').value).toBe('');
  });

  it('is sent by a double press, without an error about the field that is then empty', async () => {
    const { api, user, stored } = await open({
      before: (fake) => fake.answer('POST /deling', () => ({ id: ONE })),
    });
    await user.type(screen.getByLabelText('Fødselsnummer'), SSN);
    stored.list = { gitt: [given('VENTER')], mottatt: [] };
    beginDoublePress();
    await user.click(button('Send invitasjon'));
    await screen.findByText('Har ikke svart. Utløper 4. desember');
    await waitFor(() => expect(button('Send invitasjon').getAttribute('aria-disabled')).toBeNull());
    await user.click(button('Send invitasjon'));
    expect(screen.queryByText('Skriv fødselsnummeret til den du vil dele med.')).toBeNull();
    expect(api.sent('POST /deling')).toHaveLength(1);
  });

  it.each([
    ['', 'Skriv fødselsnummeret til den du vil dele med.'],
    ['1486016133', 'Skriv fødselsnummeret med 11 siffer.'],
  ])('of %j is not sent', async (typed, message) => {
    const { api, user } = await open();
    const field = screen.getByLabelText('Fødselsnummer');
    if (typed) await user.type(field, typed);
    await user.click(button('Send invitasjon'));
    expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(api.sent('POST /deling')).toEqual([]);
  });

  it('says at the field why a national id is refused, until it changes', async () => {
    const { user } = await open({ before: (api) => api.refuse('POST /deling', 400) });
    const field = screen.getByLabelText('Fødselsnummer');
    await user.type(field, '12345678901');
    await user.click(button('Send invitasjon'));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(REASON);
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.clear(field);
    await user.type(field, SSN);
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('says why it is refused, and keeps what the customer typed', async () => {
    const { user } = await open({ before: (api) => api.refuse('POST /deling', 429) });
    await user.type(screen.getByLabelText('Fødselsnummer'), SSN);
    await user.click(button('Send invitasjon'));
    expect((await screen.findByRole('alert')).textContent).toContain(REASON);
    expect(screen.getByLabelText<HTMLInputElement>('Fødselsnummer').value).toBe(SSN);
  });

  it('refused because of an old login says so, and asks for a new one', async () => {
    const { api, user } = await open({ before: (fake) => fake.refuse('POST /deling', 403) });
    await user.type(screen.getByLabelText('Fødselsnummer'), SSN);
    api.answer('GET /mine-data/status', { kanHentes: false });
    const list = api.hold('GET /deling');
    await user.keyboard('{Enter}');
    const logIn = await screen.findByRole('button', { name: 'Logg inn på nytt' });
    await waitFor(() => expect(document.activeElement).toBe(logIn));
    expect(document.getElementById(logIn.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^For at ingen andre skal dele/,
    );
    list();
    expect(await screen.findByText(REASON)).toBeDefined();
    expect(screen.queryByText(/Vi vet ikke/)).toBeNull();
  });

  it('needs a fresh login', async () => {
    await open({ isFresh: false });
    expect(await screen.findByRole('button', { name: 'Logg inn på nytt' })).toBeDefined();
    expect(screen.queryByLabelText('Fødselsnummer')).toBeNull();
  });
});

describe('what the customer shares', () => {
  it.each([
    ['VENTER', 'Trekk tilbake invitasjonen som ble sendt 20. november', 'Invitasjonen er trukket tilbake.'],
    ['AKTIV', 'Avslutt delingen med JB', 'Delingen er avsluttet.'],
  ] as const)('can be ended: %s', async (status, name, done) => {
    const { api, user, stored } = await open({
      list: { gitt: [given(status)], mottatt: [] },
      before: (fake) => fake.answer('DELETE /deling/:id', null),
    });
    stored.list = NOTHING;
    screen.getByText('Forsikringer, dokumenter');
    await user.click(button(name));
    await screen.findByText('Du deler ikke med noen.');
    expect(api.sent('DELETE /deling/:id')).toHaveLength(1);
    expect(toastTexts()).toContain(done);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Du deler med'));
  });

  it('keeps the next one, which moves to the place of the first between two fast presses', async () => {
    const { api, user, stored } = await open({
      list: { gitt: [given('VENTER'), { ...given('VENTER'), id: OTHER }], mottatt: [] },
      before: (fake) => fake.answer('DELETE /deling/:id', null),
    });
    const [first] = screen.getAllByRole('button', { name: /^Trekk tilbake/ });
    stored.list = { gitt: [{ ...given('VENTER'), id: OTHER }], mottatt: [] };
    beginDoublePress();
    if (first) await user.click(first);
    await waitFor(() => expect(first?.isConnected).toBe(false));
    await user.click(button(/^Trekk tilbake/));
    expect(api.sent('DELETE /deling/:id')).toHaveLength(1);
  });

  it('has a button without a name if the other customer has none', async () => {
    const { initialer, ...nameless } = given('AKTIV');
    await open({ list: { gitt: [nameless], mottatt: [] } });
    expect(screen.getByText('Personen har godtatt')).toBeDefined();
    expect(button('Avslutt delingen')).toBeDefined();
  });

  it('is shown as it is stored after an end without an answer', async () => {
    const { user, stored } = await open({
      list: { gitt: [given('AKTIV')], mottatt: [] },
      before: (api) => api.refuse('DELETE /deling/:id', 502),
    });
    await user.click(button('Avslutt delingen med JB'));
    expect((await screen.findByRole('alert')).textContent).toContain('Vi vet ikke om det gikk bra.');
    stored.list = NOTHING;
    await user.click(button('Avslutt delingen med JB'));
    await screen.findByText('Du deler ikke med noen.');
  });
});

describe('what others share', () => {
  it('can be accepted with the only filled button, and then opened', async () => {
    const { api, user, stored } = await open({
      list: { gitt: [], mottatt: [received('VENTER'), received('VENTER', OTHER)] },
      before: (fake) => fake.answer('POST /deling/:id/godta', null),
    });
    const filled = screen.getAllByRole('button').filter(({ className }) => /--primary/.test(className));
    expect(filled.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Godta delingen fra Kari Nordmann',
    ]);
    stored.list = { gitt: [], mottatt: [received('AKTIV')] };
    const [accept] = screen.getAllByRole('button', { name: 'Godta delingen fra Kari Nordmann' });
    const told = nextTabMessage();
    if (accept) await user.click(accept);
    expect(await told).toMatchObject({ type: 'customer-changed' });
    const link = await screen.findByRole<HTMLAnchorElement>('link', {
      name: 'Se forsikringene til Kari Nordmann',
    });
    expect(link.getAttribute('href')).toBe(`/privat/forsikring/oversikt/?vegneAv=${ONE}`);
    expect(api.sent('POST /deling/:id/godta')).toHaveLength(1);
  });

  it('can be declined, and then is no longer on the overview', async () => {
    const { client, user, stored } = await open({
      list: { gitt: [], mottatt: [received('VENTER')] },
      before: (api) => api.answer('DELETE /deling/:id', null),
    });
    const section = screen.getByRole('heading', { name: 'Deles med deg' }).parentElement;
    expect(within(section ?? document.body).getByText('Svar innen 4. desember')).toBeDefined();
    stored.list = NOTHING;
    const summary = ['/avtaleoversikt/sammendrag'];
    client.setQueryData(summary, {});
    await user.click(button('Avslå delingen fra Kari Nordmann'));
    await waitFor(() => expect(screen.queryByText('Deles med deg')).toBeNull());
    expect(toastTexts()).toContain('Du har avslått delingen.');
    expect(client.getQueryState(summary)?.isInvalidated).toBe(true);
  });

  it('says why an invitation that was withdrawn disappears', async () => {
    const { api, user, stored } = await open({
      list: { gitt: [], mottatt: [received('VENTER')] },
      before: (fake) => fake.refuse('POST /deling/:id/godta', 404),
    });
    stored.list = NOTHING;
    const status = api.hold('GET /mine-data/status');
    await user.click(button('Godta delingen fra Kari Nordmann'));
    await waitFor(() => expect(screen.queryByText('Deles med deg')).toBeNull());
    status();
    expect(await screen.findByText(REASON)).toBeDefined();
    expect(screen.queryByText(/Vi vet ikke/)).toBeNull();
  });

  it('is not accepted offline, which is certain', async () => {
    const { api, user } = await open({ list: { gitt: [], mottatt: [received('VENTER')] } });
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(button('Godta delingen fra Kari Nordmann'));
    const alert = await screen.findByRole('alert');
    online.mockRestore();
    expect(alert.textContent).toContain('Du er uten nett, så ingenting er endret.');
    expect(api.sent('POST /deling/:id/godta')).toHaveLength(0);
  });

  it('was already ended', async () => {
    const { user } = await open({
      list: { gitt: [], mottatt: [received('AKTIV')] },
      before: (api) => api.refuse('DELETE /deling/:id', 404),
    });
    await user.click(button('Avslutt delingen fra Kari Nordmann'));
    await waitFor(() => expect(toastTexts()).toContain('Delingen er avsluttet.'));
  });
});
