/** Returns the tab's session storage; undefined in browsers that throw when it is accessed. */
export function sessionStorageIfAny(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
