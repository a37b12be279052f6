import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../testing/boot.ts';
import { renderPage } from '../testing/render-page.tsx';
import { EverywherePage, LogoutPage, TimeoutPage } from './LoggedOutPage.tsx';

const LOGIN = 'https://bank.example/login';
/** what a tab keeps until the logout */
const KEPT = ['kfp-drafts', 'kfp-page-left'];

test.each([
  ['in the window of the bank app', true],
  ['by the browser, outside it', false],
])('the bank’s login page is opened %s', async (_where, inMobileBank) => {
  const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const boot = { ...bootOf('fremtind', { unauthorizedUrl: LOGIN }), session: {}, inMobileBank };
  renderPage(<LogoutPage />, { boot, answers: () => {} });
  const link = await screen.findByRole('link', { name: 'Logg inn igjen' });
  expect(link.getAttribute('href')).toBe(LOGIN);
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(inMobileBank);
  expect(opened.mock.calls).toEqual(inMobileBank ? [[LOGIN]] : []);
});

test.each([
  ['a logout', LogoutPage, ['primary: Logg inn igjen']],
  ['a time-out', TimeoutPage, ['primary: Logg inn igjen']],
  ['the end of all logins', EverywherePage, ['primary: Ring oss på', 'secondary: Logg inn igjen']],
])('after %s the way on is clear', async (_what, Page, expected) => {
  const boot = { ...bootOf('fremtind', { unauthorizedUrl: LOGIN }), session: {} };
  renderPage(<Page />, { boot, answers: () => {} });
  await screen.findByRole('link', { name: 'Logg inn igjen' });
  const ways = screen.getAllByRole('link').map(({ className, textContent }) => {
    const [, variant] = /--(primary|secondary)/.exec(className) ?? [];
    return `${variant}: ${textContent?.replace(/ \+?\d.*/, '')}`;
  });
  expect(ways).toEqual(expected);
  expect(screen.queryByText(/^Vi får ikke kontakt/)).toBeNull();
});

test.each([
  ['a logout', LogoutPage, {}, null],
  ['the end of all logins', EverywherePage, {}, null],
  ['a time-out', TimeoutPage, {}, 'a'],
  ['a logout that the customer has logged in after', LogoutPage, { kfpSessionId: 'a' }, 'a'],
])(
  'after %s, the tab keeps drafts and the page left only until a logout',
  async (_what, Page, session, kept) => {
    for (const key of KEPT) sessionStorage.setItem(key, 'a');
    renderPage(<Page />, { boot: { ...bootOf('fremtind'), session, customerRef: null }, answers: () => {} });
    await screen.findAllByRole('link');
    expect(KEPT.map((key) => sessionStorage.getItem(key))).toEqual([kept, kept]);
  },
);
