import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { LoginContext } from '../contract/session.ts';
import { logInOverHttp } from './http-login.ts';
import { openPage, untilHydrated, visit } from './visit.ts';

export const OVERVIEW = '/privat/forsikring/oversikt/';
const ICON = `${OVERVIEW}ikon.svg`;

/** Returns the page in the login frame. */
export function loginFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Innlogging med elektronisk ID"]');
}

type Options = {
  /** origin without a path; '' or omitted: the base URL of the test */
  origin?: string;
  /** default: FORSIKRING */
  loginContext?: LoginContext;
};

/**
 * Starts a session without the login page, and opens the overview. `logInInTheFrame` logs in like a customer.
 */
export async function logIn(page: Page, ssn: string, options: Options = {}): Promise<void> {
  await visit(page, (await beginSession(page, ssn, options)) + OVERVIEW);
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();
}

/**
 * Starts a session, and opens the overview in a context without scripts. Loads take a third of the time there, and
 * the content is the same.
 */
export async function openOverview(page: Page, ssn: string, options: Options = {}): Promise<void> {
  await openPage(page, (await beginSession(page, ssn, options)) + OVERVIEW);
}

/** Starts a session without opening a page. Returns the origin. */
export async function beginSession(
  page: Page,
  ssn: string,
  { origin, loginContext = 'FORSIKRING' }: Options = {},
): Promise<string> {
  const known = origin || new URL((await page.request.get(ICON)).url()).origin;
  await logInOverHttp(page.context(), known, { ssn, loginContext });
  return known;
}

/** Logs in like a customer: on the login page, in the frame, to the overview. */
export async function logInInTheFrame(
  page: Page,
  ssn: string,
  { origin = '' }: Pick<Options, 'origin'> = {},
): Promise<void> {
  await visit(page, origin + OVERVIEW);
  const frame = loginFrame(page);
  await frame.getByLabel('Fødselsnummer').fill(ssn);
  await frame.getByLabel('Innlogget via').selectOption('Forsikring');
  await frame.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();
  await untilHydrated(page);
}

/**
 * Opens a page with the same session in a browser context without scripts. Paths such as '/…' are relative to
 * `baseURL`. The caller closes the context.
 */
export async function withoutScripts(page: Page, baseURL = page.url()): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      baseURL,
    });
  if (!context) throw new Error('the page has no browser to open another context in');
  return await context.newPage();
}

/** Collects the browser's console errors: warnings, blocked content, failed hydration. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Every page requests it automatically after loading, at most every five minutes (ADR-030). */
const UNREAD_COUNT = '/api/privat/forsikring/meldinger/uleste';

/** Collects the page's requests to the API as method and path, except the count of unread messages. */
export function apiRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== UNREAD_COUNT)
      requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}
