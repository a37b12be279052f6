import { parseCookies } from '../../domain/cookie-consent.ts';

/**
 * Removes everything the analytics library stores in the browser for a project: cookies and both storages.
 */
export function removeStored(projectKey: string): void {
  const isOurs = (name: string) => /^(mp_|__mp)/.test(name) && name.includes(projectKey);
  for (const name of Object.keys(parseCookies(document.cookie)).filter(isOurs)) {
    // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
  for (const storage of storages()) {
    for (const key of Object.keys(storage).filter(isOurs)) storage.removeItem(key);
  }
}

/** Returns the storages. Browsers that block storage throw when the property is read. */
function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
}
