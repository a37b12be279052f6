import type { Page } from '@playwright/test';
import { consoleErrors } from './log-in.ts';
import { expect, startPortal, test } from './portal.ts';
import { openProfile } from './profile-page.ts';

/** Translates the page as Google Translate does: each text node, also a later one, is replaced with an element. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateBelow = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let text = texts.currentNode; text; text = texts.nextNode() as Node) {
        const isShown = !text.parentElement?.closest('script, style, noscript, font');
        if (text instanceof Text && isShown && /\p{L}/u.test(text.data)) found.push(text);
      }
      for (const text of found) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    document.documentElement.lang = 'pl';
    translateBelow(document.body);
    const later = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) translateBelow(node);
    });
    later.observe(document.body, { childList: true, subtree: true });
  });
}

test('a page that the browser translates can be used, and shows new and changed texts, but our own faults still throw', async ({
  page,
}) => {
  const portal = await startPortal();
  const errors = consoleErrors(page);
  await openProfile(page, 'Kari', portal.url);
  // A fault of ours still throws on a page that is not translated.
  const faults = await page.evaluate(() => {
    const [here, elsewhere] = [document.createElement('p'), document.createElement('p')];
    const acts = [
      () => here.removeChild(elsewhere),
      () => here.insertBefore(document.createElement('p'), elsewhere),
    ];
    return acts.map((act) => {
      try {
        return act().nodeName;
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(faults).toEqual(['NotFoundError', 'NotFoundError']);
  const added = await page.evaluateHandle(() => {
    const paragraph = document.createElement('p');
    paragraph.append('To ', 'filer sendes');
    document.querySelector('main')?.append(paragraph);
    return paragraph.firstChild as Text;
  });
  await translate(page);
  await added.evaluate((text) => {
    text.nodeValue = 'Tre ';
  });
  await expect(page.locator('main > p')).toHaveText('Tre filer sendes');
  await page.getByRole('button', { name: 'Vis fødselsnummer' }).click();
  await expect(page.getByText('21887')).toBeVisible();
  await page.getByRole('button', { name: 'Skjul fødselsnummer' }).click();
  await page.getByRole('button', { name: 'Endre adresse' }).click();
  await page.getByRole('button', { name: 'Hent folkeregistrert adresse' }).click();
  await expect(page.getByText('Adressen din er den samme som i Folkeregisteret')).toBeVisible();
  expect(errors).toEqual([]);
});
