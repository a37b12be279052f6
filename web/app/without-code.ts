/**
 * Continues without our code, as a browser without scripts does. If the page lacks data, it is loaded once more, with
 * all data.
 */
export function continueWithoutCode(): void {
  const refresh = document.querySelector('noscript')?.textContent ?? '';
  const address = /url=([^"]+)/.exec(refresh)?.[1];
  if (address) window.location.replace(address);
  else loadHistorySteps();
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
