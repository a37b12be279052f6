import type { Page } from '@playwright/test';

/**
 * What Safari 16.4, Firefox 115 or Chrome 111 does not have. The build translates the syntax for these versions, but adds
 * no functions. Runs in the page.
 */
export function becomeOldest(): void {
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
    [String.prototype, ['isWellFormed', 'toWellFormed']],
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

/**
 * Makes the selectors with :has() invalid in the page's styles, as in Firefox before 121. The context must bypass the
 * content security policy, which allows the original styles only.
 */
export async function loseHas(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return await route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':unknown(') });
  });
}
