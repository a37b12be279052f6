import type { Locator } from '@playwright/test';
import { beginSession, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { openPage } from './visit.ts';

// The colours are the same without scripts, in a third of the time.
test.use({ colorScheme: 'dark', javaScriptEnabled: false });

/** Returns the lightness of an element's background, from 0 for black to 255 for white. */
async function lightness(element: Locator): Promise<number> {
  return await element.evaluate((each) => {
    const filled = (node: Element | null): string => {
      const colour = node ? getComputedStyle(node).backgroundColor : 'rgb(255, 255, 255)';
      return /, 0\)$/.test(colour) ? filled(node?.parentElement ?? null) : colour;
    };
    const [red = 0, green = 0, blue = 0] =
      filled(each)
        .match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });
}

test('dark mode has dark backgrounds, and a pressed card has one colour of text', async ({ page }) => {
  await test.step('the validity of an offer, the badge of this login and an invalid field have a dark background in dark mode', async () => {
    await beginSession(page, people.kari.ssn);
    await openPage(page, `${OVERVIEW}tilbud`);
    const validity = page.getByText(/^Tilbudet er gyldig til/).first();
    await expect(validity).toBeVisible();
    expect(await lightness(validity)).toBeLessThan(100);

    await openPage(page, `${OVERVIEW}sikkerhet`);
    const badge = page.getByText('Denne', { exact: true });
    await expect(badge).toBeVisible();
    expect(await lightness(badge)).toBeLessThan(100);

    await openPage(page, `${OVERVIEW}forsikringsprofil?apne=epost`);
    const field = page.getByLabel('Ny e-postadresse');
    await field.fill('feil adresse');
    await page.getByRole('button', { name: 'Lagre e-post' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Endre adresse' }).focus();
    await expect.poll(() => lightness(field)).toBeLessThan(100);
  });

  await test.step('a pressed card has its subdued texts in the colour of its title', async () => {
    await beginSession(page, people.kari.ssn);
    await openPage(page, OVERVIEW);
    const card = page.getByRole('link', { name: /^Bilforsikring Volvo V60/ });
    const colours = () =>
      card.evaluate((link) =>
        [link, link.querySelector('.kfp-agreement__description') ?? link].map(
          (each) => getComputedStyle(each).color,
        ),
      );
    await card.hover();
    await page.mouse.down();
    const [title, description] = await colours();
    expect(description).toBe(title);
  });
});
