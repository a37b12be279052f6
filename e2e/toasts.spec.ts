import type { Page } from '@playwright/test';
import { enlarge } from './large-text.ts';
import { logIn } from './log-in.ts';
import { PHONE } from './navigation.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';

const { jonas } = people;
const region = (page: Page) => page.getByRole('region', { name: 'Varsler' });
const closeButtons = (page: Page) => region(page).getByRole('button', { name: 'Lukk varsel' });

/** Shows toasts by clicking links that the app does not allow. */
async function withToasts(page: Page, count: number): Promise<void> {
  await page.clock.install();
  await page.context().addCookies([{ name: 'kfp-mobilbank', value: '1', url: 'http://localhost' }]);
  await logIn(page, jonas.ssn);
  await expect(region(page)).toBeAttached();
  await page.evaluate((times) => {
    const link = document.createElement('a');
    document.querySelector('main')?.append(link);
    for (let time = 1; time <= times; time += 1) {
      link.href = `http://bank${time}.example/`;
      link.click();
    }
  }, count);
}

test('at most five toasts are visible, and the others wait', async ({ page }) => {
  await withToasts(page, 6);
  await expect(closeButtons(page)).toHaveCount(5);
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
  await closeButtons(page).first().click();
  const leaving = region(page).locator('[data-phase="leaving"]');
  await expect(leaving).toHaveCount(1);
  const animations = await leaving.evaluate((toast) =>
    toast.getAnimations().map((each) => (each as CSSAnimation).animationName),
  );
  expect(animations).toEqual(['kfp-toast-out']);
  await page.clock.fastForward(200);
  await expect(leaving).toHaveCount(0);
  await expect(closeButtons(page)).toHaveCount(5);
  await page.mouse.move(1, 1);
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.fastForward(6_000);
  await page.clock.fastForward(200);
  await expect(closeButtons(page)).toHaveCount(0);
});

test('a toast stays while it is hovered or focused, and can be closed with the keyboard', async ({
  page,
}) => {
  await withToasts(page, 1);
  await region(page).getByText('Lenken til bank1.example kan ikke åpnes i appen.').hover();
  await page.clock.fastForward(60_000);
  await expect(closeButtons(page)).toHaveCount(1);

  const before = page.getByRole('button', { name: 'Endre informasjonskapsler' });
  await before.focus();
  for (let presses = 0; presses < 5; presses += 1) {
    if (await closeButtons(page).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(closeButtons(page)).toBeFocused();
  await page.mouse.move(1, 1);
  await page.clock.fastForward(60_000);
  await expect(closeButtons(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.clock.fastForward(200);
  await expect(closeButtons(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('with text at 200 % a toast covers neither a focused element nor the page’s end, and the page does not scroll when it ends', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await withToasts(page, 1);
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
  await enlarge(page);
  const toast = region(page).locator('.kfp-toast');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  for (const each of [page.getByRole('button', { name: 'Endre informasjonskapsler' }), last]) {
    // The browser tells the page of the enlarged toast after its next frame.
    await expect(async () => {
      await each.blur();
      await each.focus();
      const [box, cover] = [await each.boundingBox(), await toast.boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
    }).toPass();
  }

  await enlarge(page, 100);
  await page.getByRole('main').getByRole('link').first().focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.clock.fastForward(6_000);
  await page.clock.fastForward(200);
  await expect(closeButtons(page)).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});
