import type { Page } from '@playwright/test';
import { chooseSmiley, feedbackBlock, press } from './feedback-block.ts';
import { expectStored, PAGE, test } from './feedback-store.ts';
import { OVERVIEW } from './log-in.ts';
import { expect } from './portal.ts';
import { reload, visit } from './visit.ts';

const CHOSEN = { kind: 'choice', value: '2', comment: 'Halvferdig', page: PAGE } as const;

/** Simulates hiding the page, which may never be shown again. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Closes the tab as a customer does: the page is told. */
async function closeTab(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
}

async function keepInCache(page: Page, type: 'pagehide' | 'pageshow'): Promise<void> {
  await page.evaluate(
    (name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
    type,
  );
}

/** Logs out. Throws if the logout request is sent before the feedback is stored. */
async function logOut(page: Page): Promise<void> {
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= request.url().endsWith('/auth/logout');
  });
  const wasAsked = page.waitForResponse('**/feedback/').then(() => isAsked);
  await page.getByRole('button', { name: 'Logg ut' }).click();
  expect(await wasAsked).toBe(false);
  // A tab that closes while it loads can keep the next one from opening.
  await expect(page.getByRole('heading', { name: 'Du er logget ut' })).toBeVisible();
}

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  reloading: (page) => reload(page),
  'closing the tab': closeTab,
  'going back': (page) => page.goBack(),
  'another address': (page) => visit(page, '/privat/forsikring/dokumenter'),
  'another page of the portal': (page) => page.getByRole('link', { name: 'Profil', exact: true }).click(),
  'logging out': logOut,
  'hiding the page, then closing it': async (page) => {
    await hide(page);
    await closeTab(page);
  },
  'returning to a cached page, then leaving it': async (page) => {
    await Promise.all([page.waitForResponse('**/feedback/'), keepInCache(page, 'pagehide')]);
    await keepInCache(page, 'pageshow');
    await reload(page);
  },
};

test('a chosen answer that was not sent is stored once, however the page is left', async ({
  ownPortal,
  context,
}) => {
  const stored: (typeof CHOSEN)[] = [];
  for (const [way, leave] of Object.entries(WAYS)) {
    await test.step(way, async () => {
      const page = await context.newPage();
      await chooseSmiley(page, ownPortal, 'Misfornøyd');
      await feedbackBlock(page).getByRole('textbox').fill('Halvferdig');
      await leave(page);
      stored.push(CHOSEN);
      await expectStored(ownPortal, stored);
      if (!page.isClosed()) await page.close();
    });
  }
  // A later page does not send any of them again.
  const later = await context.newPage();
  await visit(later, ownPortal.url + OVERVIEW);
  await later.close();
  await expectStored(ownPortal, stored);
});

test('leaving while an answer is being sent stores it once', async ({ page, ownPortal }) => {
  await chooseSmiley(page, ownPortal, 'Misfornøyd');
  const asked = page.waitForRequest('**/feedback/');
  await press(page, 'Send');
  await asked;
  await reload(page);
  await expectStored(ownPortal, [{ value: '2' }]);
});
