/*
 * Adds the functions that this code calls and that the oldest browsers of customers do not have (README.md). Newer
 * browsers do not load this file. `e2e/older-browsers.spec.ts` removes them, so a newer function that is missing here
 * fails there.
 */
type Group = <K extends PropertyKey, T>(
  items: Iterable<T>,
  keyOf: (item: T, index: number) => K,
) => Map<K, T[]>;

const groupBy: Group = (items, keyOf) => {
  const groups = new Map();
  for (const [index, item] of [...items].entries()) {
    const key = keyOf(item, index);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

function parse(url: string | URL, base?: string | URL): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

function any(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

function withResolvers<T>(): PromiseWithResolvers<T> {
  const resolvers = {} as PromiseWithResolvers<T>;
  const promise = new Promise<T>((resolve, reject) => Object.assign(resolvers, { resolve, reject }));
  return Object.assign(resolvers, { promise });
}

/** Firefox 115 to 118 do not have it. A surrogate is a character of its own only without its other half. */
function toWellFormed(this: string): string {
  return this.replace(/\p{Surrogate}/gu, '\ufffd');
}

addMissing(String.prototype, { toWellFormed });
addMissing(Promise, { withResolvers });
addMissing(AbortSignal, { any });
addMissing(Map, { groupBy });
addMissing(Object, { groupBy: (...args: Parameters<Group>) => Object.fromEntries(groupBy(...args)) });
addMissing(URL, { parse, canParse: (url: string, base?: string) => parse(url, base) !== null });

function addMissing(to: object, functions: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(functions))
    if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true });
}

export {};
