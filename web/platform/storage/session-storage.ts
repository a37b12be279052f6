/** Returns the tab's session storage; undefined in browsers that throw when it is accessed. */
export function sessionStorageIfAny(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Returns a value that the tab has stored as JSON; null if there is none, or if it is no JSON. */
export function storedValue<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorageIfAny()?.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** Stores a text in the tab. Returns whether the browser took it: storage may be full or forbidden. */
export function keepInSession(key: string, text: string): boolean {
  try {
    globalThis.sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
