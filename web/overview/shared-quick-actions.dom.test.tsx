import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SharingScope } from '../../domain/sharing.ts';
import { bootOf } from '../testing/boot.ts';
import { renderPage } from '../testing/render-page.tsx';
import { SharedQuickActions } from './SharedOverviewPage.tsx';

test.each<[SharingScope[], string[]]>([
  [['FORSIKRINGER'], []],
  [['FORSIKRINGER', 'FAKTURA'], ['Faktura /betaling']],
  [
    ['FORSIKRINGER', 'DOKUMENTER', 'SKADER', 'FAKTURA'],
    ['Faktura /betaling', 'Dokumenter /dokumenter', 'Skadesaker /skadesaker'],
  ],
])('with %j the shortcuts lead to what is shared: %j', (omfang, expected) => {
  const sharing = { id: 'a1', navn: 'Kari Nordmann', omfang, til: '2099-12-31' };
  const boot = bootOf();
  const distributor = { ...boot.distributor, nodhjelpTelefon: null };
  renderPage(<SharedQuickActions />, { boot: { ...boot, distributor, sharing }, answers: () => {} });
  const links = screen.queryAllByRole('link').map((link) => {
    const { pathname, search } = new URL(link.getAttribute('href') ?? '', 'https://portal.example');
    expect(search).toBe('?vegneAv=a1');
    return `${link.textContent} ${pathname.replace('/privat/forsikring', '')}`;
  });
  expect(links).toEqual(expected);
});
