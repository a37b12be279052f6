import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '../testing/customer.ts';
import { findRow, labels, NATIONAL_ID, renderProfile, shownValue } from '../testing/profile.tsx';

const POST = 'Forsikringsdokumenter i posten';
const FIVE = ['Fødselsnummer', 'Adresse', 'Mobilnummer', 'E-post', POST];
const WITHOUT_ADDRESS = FIVE.filter((label) => label !== 'Adresse');
const UNION = 'Medlem av et LO-forbund';
const NOBODY = { ...CUSTOMER, niceKundenummer: null, kontaktInformasjon: {} };

const ADDRESS_FAILED = 'Vi får ikke tak i adressen din akkurat nå.';

describe('a failed row', () => {
  // The postcodes come first: the page fetches them only once, even for another customer.
  it.each([
    ['GET /adresse/postnummer', 'Adresse', ADDRESS_FAILED, {}, FIVE],
    ['GET /adresse/kundeadresser', 'Adresse', ADDRESS_FAILED, {}, FIVE],
    [
      'GET /samtykke/reservasjon/hent',
      POST,
      'Akkurat nå får vi ikke vist hvordan du får dokumentene dine.',
      {},
      FIVE,
    ],
    [
      'GET /liv/kunde/v1/kunde',
      'Mobilnummer og e-post',
      'Vi får ikke tak i mobilnummeret og e-postadressen din akkurat nå.',
      { customer: NOBODY, life: { eksisterer: true } },
      WITHOUT_ADDRESS,
    ],
  ] as const)(
    'of %s shows an error in its place, and can be tried again',
    async (name, label, text, data, expected) => {
      const { api, user } = renderProfile({ ...data, before: (fake) => fake.refuse(name, 500) });
      await waitFor(() => expect(shownValue(label)).toBe(text));
      expect(screen.getAllByRole('button', { name: /^Prøv igjen/ })).toHaveLength(1);
      expect(shownValue('Fødselsnummer')).toContain('*****');

      api.restore(name);
      const release = api.hold(name);
      const retry = screen.getByRole('button', { name: `Prøv igjen , ${label.toLowerCase()}` });
      await user.click(retry);
      // The button keeps the focus while it waits.
      await waitFor(() => expect(retry.getAttribute('aria-disabled')).toBe('true'));
      expect(shownValue(label)).toBe(text);
      release();
      await waitFor(() => expect(screen.queryByText(text)).toBeNull());
      await waitFor(() => expect(screen.queryByText('Vennligst vent')).toBeNull());
      expect(labels()).toEqual(expected);
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    },
  );

  it('of the customer leaves the rest of the page, and can be tried again', async () => {
    const { api, user } = renderProfile({ before: (fake) => fake.refuse('GET /skadekunde/hent', 503) });
    await screen.findByText('Vi får ikke tak i opplysningene dine akkurat nå.');
    expect(labels()).toEqual([POST]);
    api.restore('GET /skadekunde/hent');
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(labels()).toEqual(FIVE));
  });
});

describe('the rows', () => {
  it.each([
    ['a customer with a customer number', {}, FIVE],
    [
      'a customer with only a life-insurance record',
      { customer: NOBODY, life: { eksisterer: true } },
      WITHOUT_ADDRESS,
    ],
    ['a customer in neither system', { customer: NOBODY }, ['Fødselsnummer', POST]],
    ['a customer of a union bank', { shortname: 'sb1' }, [...FIVE, UNION]],
  ])('of %s', async (_who, data, expected) => {
    renderProfile(data);
    await waitFor(() => expect(labels()).toEqual(expected));
  });

  it.each([
    [true, 'Ja'],
    [false, 'Nei'],
  ])('show the membership %s as %s', async (isLoMedlem, text) => {
    renderProfile({ shortname: 'sb1', customer: { ...CUSTOMER, isLoMedlem } });
    await findRow(UNION);
    expect(shownValue(UNION)).toBe(text);
  });

  it('wait for the customer, and each row for its own data', async () => {
    const held: (() => void)[] = [];
    renderProfile({
      before: (api) =>
        held.push(api.hold('GET /skadekunde/hent'), api.hold('GET /samtykke/reservasjon/hent')),
    });
    expect(screen.getByText('Henter opplysningene dine')).toBeDefined();
    // The line of the name is there before the name, so that the links below it stay.
    const name = document.querySelector('.kfp-profile__name');
    expect(name?.textContent).toBe('\u00a0');
    held[0]?.();
    await findRow(POST);
    expect(name?.textContent).toBe(CUSTOMER.navn);
    expect(shownValue(POST)).toBe('Vennligst vent');
    held[1]?.();
    await screen.findByText('Nei, du får dem digitalt');
    expect(labels()).toEqual(FIVE);
  });
});

describe('the national id', () => {
  const MASKED = '018190\u00a0*****';
  const WHOLE = '018190\u00a021887';

  it('is requested each time it is shown, and removed when it is hidden', async () => {
    const { api, user } = renderProfile();
    for (let times = 1; times <= 2; times += 1) {
      await user.click(await screen.findByRole('button', { name: 'Vis fødselsnummer' }));
      await waitFor(() => expect(shownValue('Fødselsnummer')).toBe(WHOLE));
      expect(screen.getByText(/21887$/).getAttribute('aria-live')).toBe('polite');
      expect(api.sent('GET /skadekunde/fodselsnummer')).toHaveLength(times);
      await user.click(screen.getByRole('button', { name: 'Skjul fødselsnummer' }));
      expect(shownValue('Fødselsnummer')).toBe(MASKED);
      expect(document.body.textContent).not.toContain(NATIONAL_ID.slice(6));
    }
  });

  it('shows an error until a request succeeds', async () => {
    const { api, user } = renderProfile({
      before: (fake) => fake.refuse('GET /skadekunde/fodselsnummer', 500),
    });
    await user.click(await screen.findByRole('button', { name: 'Vis fødselsnummer' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Vi fikk ikke hentet fødselsnummeret. Prøv igjen.');
    expect(shownValue('Fødselsnummer')).toBe(MASKED);
    api.restore('GET /skadekunde/fodselsnummer');
    await user.click(screen.getByRole('button', { name: 'Vis fødselsnummer' }));
    await waitFor(() => expect(shownValue('Fødselsnummer')).toBe(WHOLE));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('of a customer whom the bank does not know, only the national id is shown, and nothing can be changed', async () => {
  renderProfile({
    distributor: { showLoMedlemMinProfil: true, showSamtykkerMinProfil: true },
    customer: { ...NOBODY, ukjent: true },
    before: (api) => api.refuse('GET /samtykke/reservasjon/hent', 404),
  });
  await screen.findByText('Vi finner deg ikke i kunderegisteret. Kontakt oss hvis det er feil.');
  expect(labels()).toEqual(['Fødselsnummer']);
  expect(screen.queryByRole('region', { name: 'Samtykke til markedsføring' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Endre|Prøv igjen)/ })).toBeNull();
});
