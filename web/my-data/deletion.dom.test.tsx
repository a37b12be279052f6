import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MyDataStatus } from '../../contract/my-data.ts';
import { nextTabMessage } from '../testing/other-tab.ts';
import { renderPage } from '../testing/render-page.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { MyDataSection } from './MyDataSection.tsx';

it('a deletion request whose answer was lost is shown, and so is its withdrawal', async () => {
  let stored: MyDataStatus = { kanHentes: true };
  const { user } = renderPage(<DeletionSection onStored={() => {}} />, {
    answers: (api) => {
      api.answer('GET /mine-data/status', () => stored);
      api.answer('POST /mine-data/sletting', () => {
        const sletting = { bedtOm: '2026-11-20T08:14:00.000Z' };
        stored = { kanHentes: true, sletting };
        return { sletting };
      });
      api.answer('DELETE /mine-data/sletting', () => {
        stored = { kanHentes: true };
        return null;
      });
      api.loseAnswers('POST /mine-data/sletting');
      api.loseAnswers('DELETE /mine-data/sletting');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Be om sletting' }));
  const told = nextTabMessage();
  await user.click(await screen.findByRole('button', { name: 'Ja, be om sletting' }));
  expect(await told).toMatchObject({ type: 'customer-changed' });
  await screen.findByText(/^Du ba om sletting 20\.11\.2026/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Trekk ønsket om sletting' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, trekk ønsket' }));
  await screen.findByRole('button', { name: 'Be om sletting' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('says that the outcome of a deletion request is unknown', async () => {
  const { api, user } = renderPage(<DeletionSection onStored={() => {}} />, {
    answers: (fake) => {
      fake.answer('GET /mine-data/status', { kanHentes: true });
      fake.answer('POST /mine-data/sletting', { sletting: { bedtOm: '2026-11-20T08:14:00.000Z' } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Be om sletting' }));
  api.loseAnswers('POST /mine-data/sletting');
  api.disconnect('GET /mine-data/status');
  await user.click(await screen.findByRole('button', { name: 'Ja, be om sletting' }));
  await screen.findByText('Vi fikk ikke svar, så vi vet ikke om det ble gjort. Prøv igjen.');
});

it('says that a new login can’t be started', async () => {
  const { user } = renderPage(<MyDataSection />, {
    answers: (api) => {
      api.answer('GET /mine-data/status', { kanHentes: false });
      api.refuse('GET /auth/login', 503);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Logg inn på nytt' }));
  await screen.findByText('Vi får ikke startet innloggingen akkurat nå. Prøv igjen.');
});

it('says that it is unknown whether the data can be fetched', async () => {
  renderPage(<MyDataSection />, { answers: (api) => api.refuse('GET /mine-data/status', 503) });
  await screen.findByText('Akkurat nå får vi ikke sjekket om du kan hente dataene dine.');
});
