/**
 * Continues without our code, as a browser without scripts does. If the page lacks data, it is loaded once more, with
 * all data. Returns false if a part of the page needs scripts: only browsers without them show what replaces it.
 */
export function continueWithoutCode(): boolean {
  const refresh = document.querySelector('head noscript')?.textContent ?? '';
  const address = /url=([^"]+)/.exec(refresh)?.[1];
  if (address) window.location.replace(address);
  else if (document.querySelector('main noscript')) return false;
  else loadHistorySteps();
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
