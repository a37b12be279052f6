import type { Page } from '@playwright/test';
import { logIn, OVERVIEW } from './log-in.ts';
import { menuButton, PHONE } from './navigation.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const { kari } = people;

/** Text of twice the size on a phone, as a customer sets it. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Returns the words that are cut off: they reach out of what shows them, or past the screen. */
async function cutOff(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const cut = (element: Element) => {
      const { overflowX } = getComputedStyle(element);
      return (
        overflowX !== 'visible' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
      );
    };
    const shown = [...document.querySelectorAll('body *:not(.jkl-sr-only, svg, svg *, iframe)')];
    const words = shown.filter(cut).map((element) => `${element.className}: ${element.textContent}`);
    const sideways = document.documentElement.scrollWidth > window.innerWidth;
    return sideways ? [...words, 'the page scrolls sideways'] : words;
  });
}

test('text of 200 % loses nothing: page, «Meny», footer, error, cookies, time-out', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize(PHONE);
  await logIn(page, kari.ssn);
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  await enlarge(page);
  await menuButton(page).click();
  expect(await cutOff(page)).toEqual([]);

  await visit(page, `${OVERVIEW}feil/avsluttForsikring`);
  await enlarge(page);
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole('button', { name: 'Endre informasjonskapsler' }).click();
  await expect(page.getByRole('dialog', { name: 'Velg informasjonskapsler' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.clock.fastForward(1_800_000 - 50_000);
  await expect(page.getByRole('alertdialog', { name: 'Du blir snart logget ut' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
});
