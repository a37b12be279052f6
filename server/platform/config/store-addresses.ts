import { addressError } from '../db/postgres.ts';
import { orNull } from '../or-null.ts';
import type { Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';

type Variables = Pick<Environment, 'NODE_ENV' | 'DATABASE_URL' | 'VALKEY_URL'>;

/** With these pg encrypts the connection and checks the server's certificate. */
const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];

const UNREADABLE =
  'can’t be read: the port is a number up to 65535, and a password has %2F for /, %23 for # and %25 for %.';

/**
 * Returns a readable line for each store address that is invalid or, in production, would carry customers'
 * data unencrypted. Addresses on this machine need no encryption. An unknown scheme is reported by the schema
 * instead.
 */
export function storeAddressIssues({
  NODE_ENV,
  DATABASE_URL = '',
  VALKEY_URL = '',
}: Partial<Variables>): string[] {
  const production = NODE_ENV === 'production';
  return [databaseIssue(DATABASE_URL, production), valkeyIssue(VALKEY_URL, production)].filter(
    (issue) => issue !== null,
  );
}

function databaseIssue(value: string, production: boolean): string | null {
  if (!/^postgres(ql)?:\/\/\S+$/.test(value)) return null;
  const address = URL.parse(value);
  if (!address) return `DATABASE_URL ${UNREADABLE}`;
  if (production && !isProtected(address))
    return 'DATABASE_URL must end with ?sslmode=verify-full in production, except on this machine: the data must be encrypted, and no parameter given twice.';
  const error = addressError(value);
  if (error instanceof URIError) return `DATABASE_URL ${UNREADABLE}`;
  return error && `DATABASE_URL can’t be used: ${error.message}`;
}

/** Returns whether the connection is encrypted, or does not leave this machine. */
function isProtected(address: URL): boolean {
  const parameters = Object.fromEntries(address.searchParams);
  const { host, sslmode = '', uselibpqcompat } = parameters;
  // With `uselibpqcompat` pg checks less, as libpq does.
  const isEncrypted = uselibpqcompat === 'true' ? sslmode === 'verify-full' : ENCRYPTED.includes(sslmode);
  const hasDuplicates = address.searchParams.size > Object.keys(parameters).length;
  return !hasDuplicates && (isEncrypted || isLocalHost(host || address.hostname));
}

function valkeyIssue(value: string, production: boolean): string | null {
  if (!/^(rediss?|valkey):\/\/\S+$/.test(value)) return null;
  const address = URL.parse(value);
  const account = address && orNull(() => decodeURIComponent(`${address.username}${address.password}`));
  if (!address || account === null) return `VALKEY_URL ${UNREADABLE}`;
  if (!/^\/?\d*$/.test(address.pathname))
    return 'VALKEY_URL must have only the number of a database as path.';
  if (!production || address.protocol === 'rediss:' || isLocalHost(address.hostname)) return null;
  return 'VALKEY_URL must be a rediss:// address in production, except on this machine: sessions must be encrypted.';
}

/** Returns whether a host is this machine, by name or by socket path. */
function isLocalHost(host: string): boolean {
  return isLoopback(host) || /^(\/|%2F|$)/i.test(host);
}
