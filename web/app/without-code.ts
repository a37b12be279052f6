import { hasWholeStyleSheet, rulesOf } from './whole-style-sheet.ts';

/**
 * Continues without our code, as a browser without scripts does. If the page lacks data, it is loaded once more, with
 * all data. Returns false if a part of the page needs scripts: only browsers without them show what replaces it.
 */
export async function continueWithoutCode(): Promise<boolean> {
  const refresh = document.querySelector('head noscript')?.textContent ?? '';
  const address = /\?[^"]*/.exec(refresh)?.[0];
  if (!address && document.querySelector('main noscript')) return false;
  if (address) window.location.replace(address);
  loadHistorySteps();
  await hasWholeStyleSheet();
  // Hides what does nothing without scripts, and shows what it would open.
  for (const { media } of [...document.styleSheets].flatMap(rulesOf) as CSSMediaRule[])
    if (media) media.mediaText = media.mediaText.replace(/.scripting: none./, 'all');
  return true;
}

/**
 * Loads the document of each history step. Without the router, a step within the portal changes only the address. A
 * jump to a fragment is ignored.
 */
export function loadHistorySteps(): void {
  const { pathname } = window.location;
  window.addEventListener('popstate', () => {
    if (window.location.pathname !== pathname) window.location.reload();
  });
}
