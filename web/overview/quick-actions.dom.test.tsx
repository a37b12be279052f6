import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../testing/boot.ts';
import { renderPage } from '../testing/render-page.tsx';
import { QuickActions } from './QuickActions.tsx';
import { quickActions } from './quick-actions.ts';

test('only the emergency number can be read, because a computer may be unable to call it', () => {
  const boot = bootOf();
  const distributor = { ...boot.distributor, nodhjelpTelefon: '22009000' };
  renderPage(<QuickActions actions={quickActions(distributor)} />, { boot, answers: () => {} });
  const titles = screen.getAllByRole('link').map((link) => [link.textContent, link.title]);
  expect(titles.filter(([, title]) => title)).toEqual([['Nødhjelp', '+47\u00a022\u00a000\u00a090\u00a000']]);
});
