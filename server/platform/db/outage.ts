/*
 * The errors with which the database and Valkey report that they are temporarily unavailable: connections
 * refused or lost, restarts, fail-overs, full disks, out of memory, locks and timeouts. Also a certificate that is not
 * accepted, and a database or account that an operator is replacing. All other errors are our own.
 */

/** PostgreSQL error classes: connection, account, no such database, resources, operator, system. */
const SQLSTATE_CLASSES = /^(08|28|3D|53|57|58)[0-9A-Z]{3}$/;

/** Node's codes for a certificate that it does not accept, such as an expired one, and for encryption that fails. */
const TLS_CODES = /^(CERT|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|ERR_TLS_CERT|ERR_SSL)_|^EPROTO$/;

/** PostgreSQL's code for a lock that was not available in time. */
export const LOCK_NOT_AVAILABLE = '55P03';

const CODES = new Set([
  // PostgreSQL: database without connections, or without tables before a restore: a start checks the tables
  '55000',
  '42P01',
  // PostgreSQL: read-only after a fail-over, idle in a transaction, serialization, deadlock, lock not
  // available
  '25006',
  '25P03',
  '40001',
  '40P01',
  LOCK_NOT_AVAILABLE,
  // Network
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of pg errors without a code. */
const PG_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|The server does not support SSL connections|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Names of the Redis client's own errors, which have no code. */
const REDIS_CLIENT_ERRORS = new Set([
  'ClientClosedError',
  'ClientOfflineError',
  'ConnectionTimeoutError',
  'DisconnectsClientError',
  'ReconnectStrategyError',
  'SocketClosedUnexpectedlyError',
  'SocketTimeoutError',
  'TimeoutError',
]);

/** Error prefixes of Valkey and Redis for unavailability. */
const REDIS_REFUSALS =
  /^((BUSY|CLUSTERDOWN|EXECABORT|LOADING|MASTERDOWN|MISCONF|NOREPLICAS|OOM|READONLY|TRYAGAIN|UNBLOCKED) |The queue is full$)/;

/** Names of the Redis client's errors with the words of the server. */
const REDIS_REPLIES = ['SimpleError', 'BlobError', 'ErrorReply'];

/** SQLite's primary result codes: busy, locked, read-only, input/output, full, can't open. */
const SQLITE_RESULTS = [5, 6, 8, 10, 13, 14];

/** SQLite's result codes for a database that another process holds: busy, locked. */
const SQLITE_LOCKS = [5, 6];

type DriverError = Error & { code?: unknown; errcode?: unknown; errstr?: unknown };

/**
 * Returns the code of a driver's error for the log, with SQLite's words for its result, such as 'database or disk is full'.
 * Valkey's messages begin with a code (`OOM`). The rest of a message may have values.
 */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errstr, message } = error as DriverError;
  if (code === 'ERR_SQLITE_ERROR') return `${code}: ${errstr}`;
  if (typeof code === 'string') return code;
  return REDIS_REPLIES.includes(error.constructor.name) ? /^[A-Z]+(?= )/.exec(message)?.[0] : undefined;
}

/** Returns whether an error says that another transaction held a lock for too long. */
export function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as DriverError;
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_LOCKS.includes(Number(errcode) & 0xff);
  return code === LOCK_NOT_AVAILABLE;
}

/** Returns whether the database or Valkey is unavailable: the response is 503, and a retry may succeed. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, message } = error as DriverError;
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_RESULTS.includes(Number(errcode) & 0xff);
  if (typeof code === 'string')
    return [SQLSTATE_CLASSES, TLS_CODES].some((codes) => codes.test(code)) || CODES.has(code);
  return (
    PG_MESSAGES.test(message) ||
    REDIS_CLIENT_ERRORS.has(error.constructor.name) ||
    REDIS_REFUSALS.test(message)
  );
}
