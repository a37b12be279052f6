import type { BrowserContext, Page } from '@playwright/test';
import { OVERVIEW } from './log-in.ts';
import { expect } from './portal.ts';
import { visit } from './visit.ts';

const API = '/api/privat/forsikring';
const HEADERS = { 'x-requested-by': 'spec' };

/**
 * Logs in in the whole window, like other apps of the bank and old login pages, even if another customer is
 * logged in. Ends on the overview.
 */
export async function logInInWindow(page: Page, origin: string, ssn: string): Promise<void> {
  const answer = await page.context().request.get(`${origin}${API}/auth/login`, { headers: HEADERS });
  await visit(page, (await answer.json()).loginUrl);
  await page.getByLabel('Fødselsnummer').fill(ssn);
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await page.waitForURL(origin + OVERVIEW);
}

/** Ends the browser's session only on the server: the browser keeps its cookies, and no page is notified. */
export async function endSessionOnServer(context: BrowserContext, origin: string): Promise<void> {
  const cookies = await context.cookies(origin);
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await fetch(`${origin}${API}/auth/logout`, {
    method: 'POST',
    headers: {
      ...HEADERS,
      'content-type': 'application/json',
      'x-xsrf-token': xsrf,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: '{}',
  });
  expect(answer.status).toBe(200);
}

/**
 * Fails the page's own questions about its session, as after a lost connection. Pages learn of the end at their
 * next request.
 */
export async function withoutEndNotices(page: Page): Promise<void> {
  await page.route('**/auth/session-status', (route) => route.abort());
}

/** Opens a tab that receives no messages from other tabs or the server, as if it was asleep. */
export async function tabWithoutMessages(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await withoutEndNotices(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
  });
  return page;
}

/** Expects the page to show only this title and a reload button, and to contain none of these texts. */
export async function expectLost(page: Page, title: string, gone: readonly string[] = []): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  await expect(page.getByRole('main').getByRole('button', { name: 'Last siden på nytt' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
  const held = await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(sessionStorage));
  for (const text of gone) expect(held).not.toContain(text);
}

export const pressReload = (page: Page) => page.getByRole('button', { name: 'Last siden på nytt' }).click();
