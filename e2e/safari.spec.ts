import { OVERVIEW } from './log-in.ts';
import { PHONE } from './navigation.ts';
import { expect, startPortal, test } from './portal.ts';
import { openProfile, toast, untilOverlays } from './profile-page.ts';
import { reload, visit } from './visit.ts';

/** In Safari, a press of a button or link moves the focus to what is around it. */
function pressLikeSafari(): void {
  window.addEventListener(
    'mousedown',
    (event) => {
      const pressed = (event.target as Element).closest('a, button');
      if (!pressed) return;
      event.preventDefault();
      const around = pressed.parentElement?.closest<HTMLElement>('[tabindex]');
      if (around) around.focus({ preventScroll: true });
      else (document.activeElement as HTMLElement | null)?.blur();
    },
    true,
  );
}

test('the focus follows presses in Safari, which does not focus buttons', async ({ page }) => {
  const portal = await startPortal();
  await page.addInitScript(pressLikeSafari);
  await openProfile(page, 'Kari', portal.url);
  await untilOverlays(page);

  const edit = page.getByRole('button', { name: 'Endre e-post' });
  await edit.click();
  await page.getByLabel('Ny e-postadresse').fill('kari@eksempel.no');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await expect(toast(page, 'E-postadressen er lagret')).toBeVisible();
  await expect(edit).toBeFocused();

  await visit(page, `${portal.url}${OVERVIEW}tilbud`);
  await untilOverlays(page);
  const offers = page.locator('.kfp-offer__name');
  const second = await offers.nth(1).textContent();
  await page.getByRole('button', { name: 'Fjern tilbud' }).first().click();
  await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  await expect(offers.first()).toHaveText(second ?? '');
  await expect(offers.first()).toBeFocused();

  await visit(page, `${portal.url}${OVERVIEW}sikkerhet`);
  await untilOverlays(page);
  const ask = page.getByRole('button', { name: 'Be om sletting' });
  await ask.click();
  await page.getByRole('button', { name: 'Nei, ikke nå' }).click();
  await expect(ask).toBeFocused();
});

test('a key that sends a form leaves the focus in its field', async ({ page }) => {
  await openProfile(page, 'Kari');
  await untilOverlays(page);
  await page.route('**/kontaktinformasjon', (route) => route.abort());
  await page.getByRole('button', { name: 'Endre e-post' }).click();
  const field = page.getByLabel('Ny e-postadresse');
  await field.fill('kari@eksempel.no');
  await field.press('Enter');
  await expect(page.getByText('Noe gikk galt ved oppdatering av e-post')).toBeVisible();
  await expect(field).toBeFocused();
});

test('a reload returns to the latest place in Safari before 26.2, which does not say that scrolling ended', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'onscrollend');
    window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
  await page.setViewportSize(PHONE);
  await visit(page, `${OVERVIEW}informasjonskapsler`);
  await untilOverlays(page);
  // A press also keeps the place.
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.history.state?.top)).toBe(300);
  await reload(page);
  await untilOverlays(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});
