import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openedAddress } from '../platform/acts/OpenForm.tsx';
import { openRow, renderProfile } from '../testing/profile.tsx';

test('a page that is loaded again shows the row that is open, and none that was closed', async () => {
  const { user } = renderProfile();
  expect(openedAddress()).toBeUndefined();
  await openRow(user, 'Endre e-post');
  expect(openedAddress()?.href).toMatch(/\?apne=epost#epost$/);
  const input = await screen.findByRole('textbox', { name: 'Ny e-postadresse' });
  await waitFor(() => expect(document.activeElement).toBe(input));
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Endre e-post' });
  expect(openedAddress()).toBeUndefined();
  await openRow(user, 'Endre mobilnummer');
  expect(openedAddress()?.href).toMatch(/\?apne=mobil#mobil$/);
});

test("a page that is loaded again after 'Prøv igjen' has the same address", async () => {
  const { user } = renderProfile({ before: (api) => api.refuse('GET /samtykke/reservasjon/hent', 500) });
  await user.click(await screen.findByRole('button', { name: /^Prøv igjen/ }));
  expect(openedAddress()).toBeUndefined();
});
