import { X509Certificate } from 'node:crypto';
import { Type } from 'typebox';
import { type SourceValues, sourceAddressVariables } from './source-addresses.ts';
import type { SourceName } from './source-names.ts';
import { readTlsFiles, type TlsFiles } from './tls-files.ts';

const PARTS = [
  'TOKEN',
  'TOKEN_URL',
  'CLIENT_ID',
  'CLIENT_SECRET',
  'SCOPE',
  'CLIENT_CERT',
  'CLIENT_KEY',
  'CA',
] as const;
type Part = (typeof PARTS)[number];

/** Rules for the values that become header values. Addresses and files have their own checks. */
const RULES: Readonly<Partial<Record<Part, { pattern: string; description: string }>>> = {
  TOKEN: { pattern: '^[\\x21-\\x7e]+$', description: 'a token without spaces' },
  CLIENT_ID: { pattern: '^\\S+$', description: 'a client id without spaces' },
  CLIENT_SECRET: { pattern: '^\\S+$', description: 'a client secret without spaces' },
  SCOPE: { pattern: '^[\\x21-\\x7e]+( [\\x21-\\x7e]+)*$', description: 'scopes separated by spaces' },
};

const nameOf = (system: SourceName, part: Part) => `SOURCE_${system}_${part}`;

/** Returns the variables of the credentials that a source requires: SOURCE_NICE_TOKEN, … (spec: beyond §5). */
export function sourceCredentialVariables(names: readonly SourceName[]) {
  return Object.fromEntries(
    names.flatMap((system) =>
      PARTS.map((part) => [nameOf(system, part), Type.Optional(Type.String(RULES[part] ?? {}))]),
    ),
  );
}

/** Returns whether a variable holds credentials of a source. */
export function isSourceCredential(name: string): boolean {
  return new RegExp(`^SOURCE_.+_(${PARTS.join('|')})$`).test(name);
}

/** Returns whether a variable holds a secret of a source, which is never shown. */
export function isSourceSecret(name: string): boolean {
  return /^SOURCE_.+_(TOKEN|CLIENT_SECRET)$/.test(name);
}

function textOf(values: SourceValues, system: SourceName, part: Part): string | undefined {
  const value = values[nameOf(system, part)];
  return typeof value === 'string' ? value : undefined;
}

/** The credentials that a token service exchanges for tokens (OAuth 2.0, client credentials). */
export type ClientCredentials = {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  scope: string | null;
};

export type SourceCredentials = {
  /** a lasting bearer token, or credentials for short-lived ones; null: no token is required */
  token: string | ClientCredentials | null;
  /** null: Node's own certificate authorities, and no client certificate */
  tls: TlsFiles | null;
};

/** Returns the credentials of the systems that require some. Reads their files; throws if one can't be read. */
export function sourceCredentials(
  values: SourceValues,
  names: readonly SourceName[],
): Partial<Record<SourceName, SourceCredentials>> {
  return Object.fromEntries(
    names.flatMap((system) => {
      const token = tokenOf(values, system);
      const tls = tlsOf(values, system);
      return token || tls ? [[system, { token, tls }]] : [];
    }),
  );
}

function tokenOf(values: SourceValues, system: SourceName): SourceCredentials['token'] {
  const of = (part: Part) => textOf(values, system, part);
  const tokenUrl = of('TOKEN_URL');
  const clientId = of('CLIENT_ID');
  const clientSecret = of('CLIENT_SECRET');
  if (!tokenUrl || !clientId || !clientSecret) return of('TOKEN') ?? null;
  return { tokenUrl, clientId, clientSecret, scope: of('SCOPE') ?? null };
}

function tlsOf(values: SourceValues, system: SourceName): TlsFiles | null {
  const { files, issues } = readTlsFiles(tlsPaths(values, system));
  if (issues.length > 0) throw new Error(issues.join('\n'));
  return files;
}

function tlsPaths(values: SourceValues, system: SourceName) {
  const of = (part: Part) => ({ name: nameOf(system, part), path: textOf(values, system, part) });
  return { cert: of('CLIENT_CERT'), key: of('CLIENT_KEY'), ca: of('CA') };
}

/** Returns a readable line for each address or credential of a source that is not among `names`. */
export function unknownSources(env: NodeJS.ProcessEnv, names: readonly SourceName[]): string[] {
  const known = { ...sourceAddressVariables(names), ...sourceCredentialVariables(names) };
  return Object.keys(env)
    .filter((name) => /^SOURCE_.*_URL$/.test(name) || isSourceCredential(name))
    .filter((name) => env[name] && !(name in known))
    .map((name) => `${name} is not known: the names are ${names.join(', ')}.`);
}

/** The variables that require another one: each pair is a variable and the one that it requires. */
const REQUIREMENTS: readonly [Part, Part][] = [
  ['TOKEN_URL', 'CLIENT_ID'],
  ['TOKEN_URL', 'CLIENT_SECRET'],
  ['CLIENT_ID', 'TOKEN_URL'],
  ['CLIENT_SECRET', 'TOKEN_URL'],
  ['SCOPE', 'TOKEN_URL'],
  ['CLIENT_CERT', 'CLIENT_KEY'],
  ['CLIENT_KEY', 'CLIENT_CERT'],
];

/** Returns a readable line for each issue in the credentials of a source. A line never repeats a secret. */
export function credentialIssues(values: SourceValues, system: SourceName): string[] {
  const has = (part: Part) => Boolean(values[nameOf(system, part)]);
  const given = PARTS.filter(has);
  const address = `SOURCE_${system}_URL`;
  const url = String(values[address] ?? '');
  const needed = new Map(
    REQUIREMENTS.filter(([part, other]) => has(part) && !has(other)).map(([part, other]) => [other, part]),
  );
  const issues = [...needed].map(
    ([other, part]) => `${nameOf(system, other)} must be set when ${nameOf(system, part)} is.`,
  );
  if (given[0] && !url) issues.push(`${address} must be set when ${nameOf(system, given[0])} is.`);
  if (has('TOKEN') && has('TOKEN_URL')) {
    issues.push(`${nameOf(system, 'TOKEN')} must not be set when ${nameOf(system, 'TOKEN_URL')} is.`);
  }
  const tls = given.find((part) => ['CLIENT_CERT', 'CLIENT_KEY', 'CA'].includes(part));
  if (tls && url.startsWith('http://')) {
    issues.push(`${address} must be an https:// address when ${nameOf(system, tls)} is set.`);
  }
  return [...issues, ...readTlsFiles(tlsPaths(values, system)).issues];
}

/** Returns a readable line for each expired client certificate: its source will refuse requests. */
export function endedCertificates(
  credentials: Readonly<Partial<Record<SourceName, SourceCredentials>>>,
  now: Date,
): string[] {
  return Object.entries(credentials).flatMap(([system, given]) => {
    const cert = given?.tls?.cert;
    const ends = cert ? new X509Certificate(cert).validToDate : null;
    if (!ends || ends > now) return [];
    return [
      `${nameOf(system, 'CLIENT_CERT')}: the certificate expired on ${ends.toISOString().slice(0, 10)}.`,
    ];
  });
}
