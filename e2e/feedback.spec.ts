import type { Page } from '@playwright/test';
import { choose, chooseSmiley, feedbackBlock } from './feedback-block.ts';
import { expectStored, PAGE, test } from './feedback-store.ts';
import { beginSession, consoleErrors, logIn, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect } from './portal.ts';
import { openPage, reload, untilHydrated, visit } from './visit.ts';

const { kari } = people;
const THANKS = 'Takk for tilbakemeldingen';
const QUESTIONS = [
  'Hva var det viktigste du skulle gjøre her i dag?',
  'Hva kan vi gjøre for at det blir enklere neste gang?',
];

/** Returns the number of elements whose layout the browser skips until they are near the viewport. */
async function countSkipped(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const shown = [...document.querySelectorAll('main *')].filter((each) => each.checkVisibility());
    return shown.filter((each) => !each.checkVisibility({ contentVisibilityAuto: true })).length;
  });
}

test('the first HTML contains the question and answers, and neither hydration nor scrolling changes the layout', async ({
  page,
}) => {
  await beginSession(page, kari.ssn);
  const errors = consoleErrors(page);
  const answer = await visit(page, OVERVIEW);
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('Hvor fornøyd er du med denne siden?');
  expect(html.match(/type="radio"/g)).toHaveLength(5);
  const block = feedbackBlock(page);
  await expect(block.getByText('Veldig misfornøyd').last()).toBeVisible();
  await expect(block.getByText('Veldig fornøyd').last()).toBeVisible();
  await expect(block.getByRole('textbox')).toHaveCount(0);
  expect(await countSkipped(page)).toBe(0);
  await choose(page, 'Fornøyd');
  await expect(block.getByRole('textbox')).toBeVisible();
  expect(errors).toEqual([]);
});

test('an answer chosen before hydration counts, and keeps the earlier comment', async ({
  page,
  ownPortal,
}) => {
  await chooseSmiley(page, ownPortal, 'Misfornøyd');
  const block = feedbackBlock(page);
  await block.getByRole('textbox').fill('Halvferdig');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/filer/*.js', async (route) => {
    await released;
    await route.continue();
  });
  // While more of the page arrives, it could move between the press and the release of the mouse.
  await openPage(page, page.url());
  await choose(page, 'Fornøyd');
  release();
  await untilHydrated(page);
  await expect(block.getByRole('radio', { name: 'Fornøyd', exact: true })).toBeChecked();
  await expect(block.getByRole('textbox')).toHaveValue('Halvferdig');
  await reload(page);
  await expectStored(ownPortal, [{ value: '4', comment: 'Halvferdig' }]);
});

test('the keyboard is enough from the question to the last thanks', async ({ page, ownPortal }) => {
  await logIn(page, kari.ssn);
  const block = feedbackBlock(page);
  const { keyboard } = page;
  await block.getByRole('radio').first().focus();
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await expect(block.getByRole('radio', { name: 'Misfornøyd', exact: true })).toBeChecked();
  await expect(block.getByRole('textbox')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.type('Fra tastaturet');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(block.getByRole('status').filter({ hasText: THANKS })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  for (const next of ['Steg 2 av 2', 'Takk for svarene']) {
    await expect(block.getByText(/^Steg \d av 2$/)).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.type('Svar');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(block.getByText(next)).toBeVisible();
  }
  await expect(block.getByRole('status').filter({ hasText: 'Takk for svarene' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('kari@eksempel.no');
  await keyboard.press('Tab');
  await keyboard.type('22334455');
  await keyboard.press('Enter');
  await expect(block.getByRole('status').filter({ hasText: 'Takk, det er notert' })).toBeFocused();
  const answers = JSON.stringify(QUESTIONS.map((question) => ({ question, answer: 'Svar' })));
  await expectStored(ownPortal, [
    {
      ...{ kind: 'choice', value: '2', comment: 'Fra tastaturet', page: PAGE },
      ...{ distributor: 'fremtind', product_code: null },
    },
    { kind: 'survey', page: PAGE, answers },
    { kind: 'contact', page: PAGE, email: 'kari@eksempel.no', phone: '22334455' },
  ]);
});
