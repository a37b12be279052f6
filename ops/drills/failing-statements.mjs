// Loaded before tests (`--import`): SQLite's statements fail at characters outside the Basic Multilingual Plane.
import { StatementSync } from 'node:sqlite';

/** @param {unknown} value */
const isAstral = (value) => typeof value === 'string' && /[\u{10000}-\u{10ffff}]/u.test(value);

for (const name of /** @type {const} */ (['all', 'run'])) {
  const original = StatementSync.prototype[name];
  // @ts-expect-error The overloads are passed on.
  StatementSync.prototype[name] = function statement(...given) {
    if (given.some(isAstral)) throw new Error('a planted fault');
    // @ts-expect-error The overloads are passed on.
    return original.apply(this, given);
  };
}
