import type { Page } from '@playwright/test';
import { chooseSmiley, feedbackBlock, press } from './feedback-block.ts';
import { expectStored, PAGE, test } from './feedback-store.ts';
import { OVERVIEW } from './log-in.ts';
import { expect } from './portal.ts';
import { reload, visit } from './visit.ts';

const CHOSEN = { kind: 'choice', value: '2', comment: 'Halvferdig', page: PAGE } as const;

/** Simulates hiding the page, which may never be shown again. */
async function hide(page: Page): Promise<void> {
  await setVisibility(page, 'hidden');
}

async function show(page: Page): Promise<void> {
  await setVisibility(page, 'visible');
}

async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
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
}

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  reloading: (page) => reload(page),
  'closing the tab': (page) => page.close({ runBeforeUnload: true }),
  'going back': (page) => page.goBack(),
  'another address': (page) => visit(page, '/privat/forsikring/dokumenter'),
  'another page of the portal': (page) => page.getByRole('link', { name: 'Profil', exact: true }).click(),
  'logging out': logOut,
  'hiding the page': hide,
  'hiding the page, then closing it': async (page) => {
    await hide(page);
    await page.close({ runBeforeUnload: true });
  },
  'returning to a cached page, then leaving it': async (page) => {
    await Promise.all([page.waitForResponse('**/feedback/'), keepInCache(page, 'pagehide')]);
    await keepInCache(page, 'pageshow');
    await reload(page);
  },
};

for (const [way, leave] of Object.entries(WAYS)) {
  test(`a chosen answer that was not sent is stored once: ${way}`, async ({ page, ownPortal, context }) => {
    await chooseSmiley(page, ownPortal, 'Misfornøyd');
    await feedbackBlock(page).getByRole('textbox').fill('Halvferdig');
    await leave(page);
    await expectStored(ownPortal, [CHOSEN]);
    const later = await context.newPage();
    await visit(later, ownPortal.url + OVERVIEW);
    await later.close();
    await expectStored(ownPortal, [CHOSEN]);
  });
}

test('an answer is not sent again when the page is left, and leaving shows no thanks', async ({
  page,
  ownPortal,
}) => {
  await chooseSmiley(page, ownPortal, 'Misfornøyd');
  await hide(page);
  await expectStored(ownPortal, [{ value: '2', comment: null }]);
  await show(page);
  await expect(feedbackBlock(page).getByText(/^Takk/)).toHaveCount(0);
  await feedbackBlock(page).getByRole('textbox').fill('Ferdig');
  await press(page, 'Send');
  await expect(feedbackBlock(page).getByText('Takk for tilbakemeldingen')).toBeVisible();
  await hide(page);
  await reload(page);
  await expectStored(ownPortal, [{ value: '2', comment: 'Ferdig' }]);
});

test('leaving while an answer is being sent stores it once', async ({ page, ownPortal }) => {
  await chooseSmiley(page, ownPortal, 'Misfornøyd');
  const asked = page.waitForRequest('**/feedback/');
  await press(page, 'Send');
  await asked;
  await reload(page);
  await expectStored(ownPortal, [{ value: '2' }]);
});

test('leaving after a failure sends the answer', async ({ page, ownPortal }) => {
  await chooseSmiley(page, ownPortal, 'Misfornøyd');
  await page.route('**/feedback/', (route) => route.fulfill({ status: 500, body: '' }));
  await press(page, 'Send');
  await expect(feedbackBlock(page).getByRole('alert')).toBeVisible();
  await page.unroute('**/feedback/');
  await reload(page);
  await expectStored(ownPortal, [{ value: '2' }]);
});

test('a comment that is too long is not stored', async ({ page, ownPortal }) => {
  await chooseSmiley(page, ownPortal, 'Misfornøyd');
  await feedbackBlock(page).getByRole('textbox').fill('x'.repeat(251));
  await reload(page);
  await expectStored(ownPortal, [{ value: '2', comment: null }]);
});

test('leaving without a choice sends nothing', async ({ page, ownPortal }) => {
  await chooseSmiley(page, ownPortal, 'Misfornøyd');
  await press(page, 'Avbryt');
  await hide(page);
  await reload(page);
  await expect(feedbackBlock(page).getByRole('radio').first()).toBeAttached();
  await expectStored(ownPortal, []);
});
