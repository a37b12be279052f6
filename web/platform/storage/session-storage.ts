/** The tab's session storage; undefined in browsers that refuse it, which throw at the mere mention of it. */
export function sessionStorageIfAny(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
