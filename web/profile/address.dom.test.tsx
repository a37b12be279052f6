import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Address } from '../../contract/profile.ts';
import { CUSTOMER } from '../testing/customer.ts';
import { nextTabMessage } from '../testing/other-tab.ts';
import { findRow, openRow, renderProfile, shownValue, toastTexts } from '../testing/profile.tsx';

const UPDATE = 'POST /adresse/oppdater';
const FARM: Address = { isFolkreregistrert: true, gaardsnummer: '12', bruksnummer: '3', postnummer: '2040' };
const MOVED: Address = {
  isFolkreregistrert: true,
  gatenavn: 'Strandgata',
  gatenummer: '2',
  postnummer: '9170',
};
const BOX: Address = { ...MOVED, isFolkreregistrert: false };

describe('the address', () => {
  it.each(['refused', 'unknown'] as const)('has the error of a form with the outcome %s', async (outcome) => {
    renderProfile({ act: { act: 'adresse', outcome, text: 'Se her.', values: {} } });
    const text = (await screen.findByRole('alert')).textContent;
    expect(text).toBe('Noe gikk galtVi kunne ikke oppdatere adressen din til folkeregistrert adresse.');
  });

  it.each([
    ['without a street', [BOX, FARM], 'Gnr. 12 / bnr. 3, 2040\u00a0Kløfta'],
    ['with an unknown postcode', [{ ...MOVED, postnummer: '9999' }], 'Strandgata 2, 9999'],
  ])('%s', async (_what, addresses, text) => {
    renderProfile({ addresses });
    await waitFor(() => expect(shownValue('Adresse')).toBe(text));
    expect(screen.getByRole('button', { name: 'Endre adresse' })).toBeDefined();
  });

  it.each([
    ['none', [], 'Ikke registrert'],
    ['none in the register', [BOX], 'Vi har ingen folkeregistrert adresse på deg.'],
  ])('can’t be updated if there is %s', async (_what, addresses, text) => {
    const { api } = renderProfile({ addresses });
    await waitFor(() => expect(shownValue('Adresse')).toBe(text));
    expect((await findRow('Adresse')).queryByRole('button')).toBeNull();
    expect(api.sent('GET /adresse/postnummer')).toEqual([]);
  });

  it('is not requested without a customer number', async () => {
    const { api } = renderProfile({
      customer: { ...CUSTOMER, niceKundenummer: null },
      life: { eksisterer: true },
    });
    await findRow('Mobilnummer');
    expect(api.sent('GET /adresse/kundeadresser')).toEqual([]);
  });
});

describe('the update from the register', () => {
  const open = async (addresses: Address[] = [FARM]) => {
    const page = renderProfile({ addresses });
    await openRow(page.user, 'Endre adresse');
    const update = await screen.findByRole('button', { name: 'Hent folkeregistrert adresse' });
    await waitFor(() => expect(document.activeElement).toBe(update));
    // The focus has passed the sentence.
    expect(document.getElementById(update.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^Har du flyttet\?/,
    );
    return { ...page, update };
  };

  it('shows a loader in the place of the address, then the new address', async () => {
    const { api, user, update } = await open();
    api.answer(UPDATE, { kundeadresser: [MOVED] });
    api.answer('GET /adresse/kundeadresser', { kundeadresser: [MOVED] });
    const told = nextTabMessage();
    const release = api.hold(UPDATE);
    await user.click(update);
    await waitFor(() => expect(shownValue('Adresse')).toBe('Oppdaterer adresse'));
    release();
    await waitFor(() => expect(shownValue('Adresse')).toBe('Strandgata 2, 9170\u00a0Longyearbyen'));
    expect(screen.queryByRole('button', { name: 'Hent folkeregistrert adresse' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Endre adresse' }));
    expect(toastTexts()).toContain('Adressen er oppdatert');
    expect(await told).toMatchObject({ type: 'customer-changed' });
  });

  it('does not announce an unchanged address as new', async () => {
    const { user, update } = await open();
    await user.click(update);
    await waitFor(() => expect(toastTexts()).toContain('Adressen din er den samme som i Folkeregisteret'));
    expect(toastTexts()).not.toContain('Adressen er oppdatert');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Endre adresse' }));
  });

  it('shows an error, and the earlier address', async () => {
    const { api, user, update } = await open();
    api.refuse(UPDATE, 502);
    await user.click(update);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Noe gikk galt');
    expect(alert.textContent).toContain('Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.');
    expect(shownValue('Adresse')).toBe('Gnr. 12 / bnr. 3, 2040\u00a0Kløfta');
  });
});
