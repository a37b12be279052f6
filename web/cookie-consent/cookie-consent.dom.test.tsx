import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unmaskText } from '../../domain/mask-text.ts';
import { currentConsent } from '../platform/consent/consent.ts';
import { bootOf } from '../testing/boot.ts';
import { renderPage } from '../testing/render-page.tsx';
import { CookieConsent } from './CookieConsent.tsx';

const NAME = 'kfp-cookie-consent';
const renderConsent = (address = '/privat/forsikring/oversikt/', boot = bootOf()) =>
  renderPage(<CookieConsent />, { answers: () => {}, address, boot });
const isAsked = () => screen.queryByRole('alertdialog', { name: 'Velg informasjonskapsler' }) !== null;

function setCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the test writes the cookie as the portal does
  document.cookie = `${NAME}=${value}; Path=/`;
}

beforeEach(() => {
  // happy-dom does not define it: the page is not in a frame.
  vi.stubGlobal('frameElement', null);
  for (const domain of ['', '; Domain=.portal.test']) setCookie(`; Max-Age=0${domain}`);
});

describe('the dialog', () => {
  it.each([
    ['no cookie', true, ''],
    ['broken JSON', true, '{"functional":'],
    ['half an answer', true, '{"functional":"accepted"}'],
    ['no choice for marketing', false, '{"functional":"denied","statistics":"denied"}'],
  ])('with %s opens automatically: %s', (_what, expected, value) => {
    if (value) setCookie(value);
    renderConsent();
    expect(isAsked()).toBe(expected);
  });

  it('does not open automatically with cookies disabled', () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    renderConsent();
    expect(isAsked()).toBe(false);
  });

  it('says that statistics include recordings of visits, and that suppliers take part', () => {
    renderConsent();
    const description = /Leverandører .* opptak av besøk/;
    expect(screen.queryByRole('checkbox', { name: 'Statistikk', description })).not.toBeNull();
  });

  it.each([
    ['Godta alle', ['accepted', 'accepted', 'accepted']],
    ['Godta mine valg', ['denied', 'accepted', 'denied']],
    ['Bare nødvendige', ['denied', 'denied', 'denied']],
  ])('stores the answer of «%s», also if a box is ticked, and closes', async (name, answers) => {
    const { user } = renderConsent();
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: 'Statistikk' }));
    await user.click(screen.getByRole('button', { name }));
    expect(isAsked()).toBe(false);
    const [functional, statistics, marketing] = answers;
    expect(currentConsent()).toEqual({ functional, statistics, marketing });
  });

  it.each(['', '/'])('does not open automatically on the page where the language is chosen', (end) => {
    renderConsent(`/privat/forsikring/oversikt/spraak${end}`);
    expect(isAsked()).toBe(false);
  });

  it('leads to the choice of language, and back to the page', () => {
    renderConsent('/privat/forsikring/oversikt/kontroll?kode=1');
    const { pathname, searchParams } = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'Språk' }).href,
    );
    expect(pathname).toBe('/privat/forsikring/oversikt/spraak');
    expect(unmaskText(searchParams.get('tilbake') ?? '')).toBe('/privat/forsikring/oversikt/kontroll?kode=1');
  });

  it('has no choice of language at a distributor with one', () => {
    renderConsent('/', bootOf('fremtind', { spraak: ['nb'] }));
    expect(screen.queryByRole('link', { name: 'Språk' })).toBeNull();
  });

  it('that must be answered does not close with Escape', async () => {
    const { user } = renderConsent();
    await user.keyboard('{Escape}{Escape}');
    expect(isAsked()).toBe(true);
  });
});
