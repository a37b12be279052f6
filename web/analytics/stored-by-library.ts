import { parseCookies } from '../platform/consent/consent-cookie.ts';

/** Removes all that the analytics library keeps in the browser for a project: cookies and both storages. */
export function removeStored(projectKey: string): void {
  const isOurs = (name: string) => /^(mp_|__mp)/.test(name) && name.includes(projectKey);
  for (const name of Object.keys(parseCookies(document.cookie)).filter(isOurs)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that customers have
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
  for (const storage of storages()) {
    for (const key of Object.keys(storage).filter(isOurs)) storage.removeItem(key);
  }
}

/** Browsers that refuse storage throw at the mere mention of it. */
function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
}
