import { environmentFor } from './environment.ts';
import { SOURCE_NAMES } from './source-names.ts';

/** Prefixes of our variables only. One with them is reported even if no known name is similar. */
const PREFIXES = ['OIDC_', 'RETENTION_'];
/** The names that Kubernetes gives to variables with service addresses. */
const KUBERNETES_SERVICE = /_(SERVICE|PORT)(_|$)/;
/** Number of characters in a name for each tolerated typing mistake. */
const CHARACTERS_PER_MISTAKE = 8;
/** Shorter names are too often those of other programs: `POST` is not `HOST`. */
const MIN_CHARACTERS = 6;

/** Returns a readable line, without the value, for each variable that looks like ours but is not known. */
export function unknownVariables(env: NodeJS.ProcessEnv, names = SOURCE_NAMES): string[] {
  const known = Object.keys(environmentFor(names).properties);
  const prefixes = [...PREFIXES, ...names.map((name) => `SOURCE_${name}_`)];
  return Object.keys(env)
    .filter((name) => env[name] && !known.includes(name) && !KUBERNETES_SERVICE.test(name))
    .toSorted()
    .flatMap((name) => {
      const meant = nearest(name, known);
      if (meant) return [`${name} is not a known variable and has no effect. Did you mean ${meant}?`];
      return prefixes.some((prefix) => name.startsWith(prefix))
        ? [`${name} is not a known variable and has no effect.`]
        : [];
    });
}

function nearest(name: string, names: readonly string[]): string | undefined {
  const far =
    name.length < MIN_CHARACTERS ? 0 : Math.max(1, Math.floor(name.length / CHARACTERS_PER_MISTAKE));
  const near = names.map((known) => ({ known, distance: editDistance(name.toUpperCase(), known) }));
  return near.filter(({ distance }) => distance <= far).toSorted((a, b) => a.distance - b.distance)[0]?.known;
}

/** Returns the Damerau–Levenshtein distance: characters inserted, deleted, replaced or swapped. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let above = [...Array(to.length + 1).keys()];
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwapped = cost === 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + cost,
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, above] = [above, current];
  }
  return above[to.length] ?? 0;
}
