import { MAIN_PAGES, PAGES_TO_READ } from './every-page.ts';
import { logInInTheFrame } from './log-in.ts';
import { expectFitsLanguage } from './no-findings.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

/** What Safari 16.4 does not have. The build translates the syntax for that version, but adds no functions. */
function becomeSafari16(): void {
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  const setMethods = ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf'];
  const missing: readonly (readonly [object, readonly string[]])[] = [
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [URL, ['parse', 'canParse']],
    [Array, ['fromAsync']],
    [RegExp, ['escape']],
    [Set.prototype, [...setMethods, 'isSupersetOf', 'isDisjointFrom']],
    [
      iterator,
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
    ],
    [Document.prototype, ['startViewTransition']],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [window, ['requestIdleCallback', 'navigation', 'scheduler', 'trustedTypes', 'cookieStore', 'URLPattern']],
  ];
  for (const [from, names] of missing) for (const name of names) Reflect.deleteProperty(from, name);
}

test('every page works in Safari 16.4, which lacks newer functions, and fits in English', async ({
  page,
}) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // React logs the errors that a part of a page catches.
  page.on('console', (message) => message.text().includes('TypeError') && errors.push(message.text()));
  await page.addInitScript(becomeSafari16);
  await logInInTheFrame(page, people.kari.ssn);
  // Other tests open the pages in Norwegian.
  await page.context().addCookies([{ name: 'kfp-spraak', value: 'en', domain: 'localhost', path: '/' }]);
  for (const path of [...PAGES_TO_READ, '/oversikt/feil/utilgjengelig']) {
    await visit(page, `/privat/forsikring${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFitsLanguage(page, { wholly: MAIN_PAGES.includes(path) });
  }
  expect(errors).toEqual([]);
});
