/** The kind of a source's error; the label in metrics and logs. */
export type SourceErrorKind =
  /** no connection: refused, unknown host, or failed encryption */
  | 'unreachable'
  /** no response, or no complete response, within the deadline */
  | 'timeout'
  /** the connection broke before the response was complete, or the response is not HTTP */
  | 'cut'
  /** 3xx; redirects are never followed, since the national id would be sent on */
  | 'redirect'
  /** 4xx */
  | 'refused'
  /** 429: too many requests */
  | 'busy'
  /** not asked, because its token service gave no token */
  | 'no-token'
  /** 5xx */
  | 'failed'
  /** a status without a meaning for the request */
  | 'odd-status'
  | 'content-type'
  | 'too-large'
  | 'invalid-json'
  | 'wrong-shape'
  /** an item that breaks a rule, repeats a number or is another system's; only the item is left out */
  | 'bad-item'
  /** a field that breaks a rule; only the field is left out, or the name is replaced by the product's name */
  | 'bad-field'
  /** an amount, date, cover, text or file that breaks a rule; it is left out, and the list counts as incomplete */
  | 'bad-fact'
  /** an item that is identical to an earlier one */
  | 'repeated-item'
  | 'too-many-items'
  /** not asked, because it recently failed repeatedly */
  | 'breaker-open'
  /** an unexpected error, also of the store */
  | 'unexpected';

/** The error of a source, with nothing sent or received. `cause`: the connection's error, or one with the HTTP status. */
export class SourceError extends Error {
  readonly kind: SourceErrorKind;
  /** the wait in seconds before the next request, if the source gave one */
  readonly retryAfter: number | undefined;
  constructor(kind: SourceErrorKind, retryAfter?: number, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** Returns the error of an answer that can't be used because of its fields. Operators read their names. */
export function unusable(kind: SourceErrorKind, fields: readonly string[]): SourceError {
  return new SourceError(kind, undefined, Object.assign(new Error(fields.join(', ')), { fields }));
}

/** Returns the answer of a source; undefined if it can't answer. */
export async function ifAnswered<T>(asked: Promise<T>): Promise<T | undefined> {
  return await asked.catch((error) => {
    if (error instanceof SourceError) return undefined;
    throw error;
  });
}

/** Returns the kind of an error that a source rejected with. */
export function errorKindOf(error: unknown): SourceErrorKind {
  return error instanceof SourceError ? error.kind : 'unexpected';
}

/** Returns the HTTP status of the answer of the source or its token service that could not be used, if there is one. */
export function statusOf(error: unknown): number | undefined {
  const { status } = Object(Object(error).cause) as { status?: unknown };
  return typeof status === 'number' ? status : undefined;
}

/** Returns why an answer is missing, for operators: its fields, the HTTP status, or a connection’s code (ECONNREFUSED). */
export function reasonOf(error: unknown): { fields?: readonly string[]; status?: number; code?: string } {
  const { fields } = Object(Object(error).cause) as { fields?: readonly string[] };
  if (fields) return { fields };
  const status = statusOf(error);
  if (status !== undefined) return { status };
  const { code } = Object(Object(Object(error).cause).cause) as { code?: unknown };
  return typeof code === 'string' ? { code } : {};
}

const HARMLESS: readonly SourceErrorKind[] = ['bad-field', 'repeated-item'];

/** Returns whether the error means that the list lacks data that the customer would miss. */
export function losesItems(kind: SourceErrorKind): boolean {
  return !HARMLESS.includes(kind);
}

const SYSTEM_FAILURES: readonly SourceErrorKind[] = ['unreachable', 'timeout', 'cut', 'no-token', 'failed'];

/** Returns whether the error concerns all customers of the system. An unusable response may concern only one. */
export function isAboutSystem(kind: SourceErrorKind): boolean {
  return SYSTEM_FAILURES.includes(kind);
}

/** The statuses by which a system refuses a change for what it says. It would refuse it again. */
export const CHANGE_REFUSALS = [400, 409, 422] as const;
export type ChangeRefusal = (typeof CHANGE_REFUSALS)[number];

/** Returns whether a system refused a change. Other statuses of the kind 'refused' are faults of the connection's setup. */
export function isRefusedChange(error: SourceError): boolean {
  const statuses: readonly (number | undefined)[] = CHANGE_REFUSALS;
  return error.kind === 'refused' && statuses.includes(statusOf(error));
}

const NOT_CARRIED_OUT: readonly SourceErrorKind[] = [
  'unreachable',
  'redirect',
  'refused',
  'busy',
  'no-token',
  'breaker-open',
];

/** Returns whether a source may have carried out a request that failed with this kind. */
export function mayHaveActed(kind: SourceErrorKind): boolean {
  return !NOT_CARRIED_OUT.includes(kind);
}
