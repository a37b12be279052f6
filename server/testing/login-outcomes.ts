import { expect } from 'vitest';
import type { LoginRefusal } from '../../domain/login-outcome.ts';
import type { Engine } from './databases.ts';
import { CUSTOMER, portalAtProvider } from './portal-at-provider.ts';

export const OVERVIEW = '/privat/forsikring/oversikt/';

/** A refused login: its reason in the log, its status, and the title that the customer sees. */
type Refusal = { refusal: LoginRefusal; status: number; title: string };

export const TOO_LOW: Refusal = {
  refusal: 'for-lavt-niva',
  status: 403,
  title: 'Du må logge inn på en sikrere måte',
};
export const TOO_OLD: Refusal = {
  refusal: 'for-gammel',
  status: 403,
  title: 'Du må vise hvem du er på nytt',
};
export const NOBODY: Refusal = {
  refusal: 'uten-fodselsnummer',
  status: 403,
  title: 'Vi fikk ikke vite hvem du er',
};
export const OURS: Refusal = {
  refusal: 'feil-oppsett',
  status: 502,
  title: 'Innloggingen virker ikke akkurat nå',
};
export const STOPPED: Refusal = { refusal: 'stoppet', status: 400, title: 'Innloggingen ble ikke fullført' };
export const SILENT: Refusal = { refusal: 'svarer-ikke', status: 503, title: 'Innloggingen svarer ikke' };

/** Returns `portalAtProvider` with expectations about the outcome of a login. */
export function loginsAtProvider(open: Engine['open']) {
  const at = portalAtProvider(open);

  async function expectLoggedIn(browser = at.newBrowser()): Promise<void> {
    const answer = await at.logIn(browser);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, OVERVIEW]);
    expect(await at.isLoggedIn(browser)).toBe(true);
  }

  async function expectRefused({ refusal, status, title }: Refusal, reason: string): Promise<void> {
    const browser = at.newBrowser();
    const answer = await at.logIn(browser);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(`>${title}</h1>`);
    expect(answer.body).not.toContain('<script');
    expect(answer.body).not.toContain(CUSTOMER);
    expect(answer.cookies).toEqual([]);
    expect(await at.isLoggedIn(browser)).toBe(false);
    expect(at.logged('login-refused')).toMatchObject([{ refusal, reason }]);
  }

  return {
    ...at,
    /** Returns the parameters of the request to the provider. */
    asked: async (browser = at.newBrowser()) => new URL(await at.loginUrl(browser)).searchParams,
    expectLoggedIn,
    expectRefused,
  };
}
