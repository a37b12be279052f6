import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../testing/boot.ts';
import { renderPage } from '../testing/render-page.tsx';
import { LazyExit, LeavingPage } from './LeavingPage.tsx';

test('after another login, the title does not contain the name of the customer who shared', async () => {
  const sharing = { id: 'a1', navn: 'Kari Nordmann', omfang: ['FORSIKRINGER' as const], til: '2026-12-31' };
  await LazyExit.preload();
  renderPage(<LeavingPage exit="session-replaced" />, { boot: { ...bootOf(), sharing }, answers: () => {} });
  const { textContent } = await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe(`${textContent} – ${bootOf().distributor.name}`);
});
