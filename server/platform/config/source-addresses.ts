import { Type } from 'typebox';
import { isLoopback } from './loopback.ts';
import type { SourceName } from './source-names.ts';
import { surroundingIssue } from './written-issues.ts';

/** The values of variables, by name. */
export type SourceValues = Readonly<Partial<Record<string, unknown>>>;

const nameOf = (system: SourceName) => `SOURCE_${system}_URL`;

/** Returns the variables that name the services of systems: SOURCE_NICE_URL, … (spec: decisions §7.2). */
export function sourceAddressVariables(names: readonly SourceName[]) {
  return Object.fromEntries(names.map((system) => [nameOf(system), Type.Optional(Type.String())]));
}

export const plainHttpVariable = {
  SOURCE_PLAIN_HTTP: Type.Enum(['on', 'off'], {
    default: 'off',
    description: 'on (a service mesh encrypts traffic to http:// source addresses) or off',
  }),
};

/** Returns the configured addresses of the systems, without a trailing slash. */
export function sourceAddresses(
  values: SourceValues,
  names: readonly SourceName[],
): Partial<Record<SourceName, string>> {
  return Object.fromEntries(
    names.flatMap((system) => {
      const value = values[nameOf(system)];
      return typeof value === 'string' ? [[system, value.replace(/\/+$/, '')]] : [];
    }),
  );
}

/** Returns a line for each issue in the addresses of sources, never with the value. `plainHttp` allows http:// to others. */
export function sourceAddressIssues(
  values: SourceValues,
  plainHttp: boolean,
  names: readonly SourceName[],
): string[] {
  const variables = names.flatMap((system) => [nameOf(system), `SOURCE_${system}_TOKEN_URL`]);
  return variables.flatMap((name) => {
    const value = values[name];
    const issue =
      typeof value === 'string' ? (surroundingIssue(value) ?? addressIssue(value, plainHttp)) : null;
    return issue === null ? [] : [`${name} must ${issue}.`];
  });
}

function addressIssue(value: string, plainHttp: boolean): string | null {
  const address = /^https?:\/\/[^\s\\]+$/.test(value) ? URL.parse(value) : null;
  if (!address) return 'be an http:// or https:// address';
  if (address.username || address.password) return 'not hold a user name or a password';
  if (/[?#]/.test(value)) return 'not hold a query or a fragment';
  if (address.protocol === 'http:' && !plainHttp && !isLoopback(address.hostname)) {
    return 'be an https:// address in production, or SOURCE_PLAIN_HTTP be on';
  }
  return null;
}
