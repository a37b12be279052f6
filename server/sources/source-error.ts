/** What can be wrong with a source or with its answer; the label of the metric and the log. */
export type SourceErrorKind =
  /** no connection: refused, unknown host, no encryption */
  | 'unreachable'
  /** nothing, or not everything, within the deadline */
  | 'timeout'
  /** the connection broke before the answer was whole, or what came over it was no HTTP */
  | 'cut'
  /** 3xx; redirects are never followed, since the national id would go along */
  | 'redirect'
  /** 4xx */
  | 'refused'
  /** 429: more than it takes now */
  | 'busy'
  /** not asked: its token service gave no token */
  | 'no-token'
  /** 5xx */
  | 'failed'
  /** a status that the request has no meaning for */
  | 'odd-status'
  | 'content-type'
  | 'too-large'
  | 'invalid-json'
  | 'wrong-shape'
  /** an item that breaks a rule, has another's number, or is another system's: it alone is left out */
  | 'bad-item'
  /** a field that breaks a rule: it alone is left out, or the product's name stands in for the item's */
  | 'bad-field'
  /** an amount or a date that breaks a rule: left out, and the list counts as incomplete */
  | 'bad-fact'
  /** an item that came before, the same in everything */
  | 'repeated-item'
  | 'too-many-items'
  /** not asked, since it failed repeatedly a short while ago */
  | 'breaker-open'
  /** what we did not foresee, the store's failures among it */
  | 'unexpected';

/** A source that could not answer. Holds nothing of what was sent or received. */
export class SourceError extends Error {
  readonly kind: SourceErrorKind;
  /** when it may be asked again, in seconds, where it gave a time */
  readonly retryAfter: number | undefined;
  constructor(kind: SourceErrorKind, retryAfter?: number) {
    super(kind);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** The kind of whatever a source rejected with. */
export function errorKindOf(error: unknown): SourceErrorKind {
  if (error instanceof SourceError) return error.kind;
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unexpected';
}

const COSTS_NOTHING: readonly SourceErrorKind[] = ['bad-field', 'repeated-item'];

/** Whether something that the customer would miss is missing because of it. */
export function costsItems(kind: SourceErrorKind): boolean {
  return !COSTS_NOTHING.includes(kind);
}

const ABOUT_THE_SYSTEM: readonly SourceErrorKind[] = ['unreachable', 'timeout', 'cut', 'no-token', 'failed'];

/** Whether it is about the system, and so about all its customers; an answer that can't be used may be one customer's. */
export function isAboutSystem(kind: SourceErrorKind): boolean {
  return ABOUT_THE_SYSTEM.includes(kind);
}

const NOTHING_DONE: readonly SourceErrorKind[] = [
  'unreachable',
  'redirect',
  'refused',
  'busy',
  'no-token',
  'breaker-open',
];

/** Whether a source that failed so may have done what it was asked for all the same. */
export function mayHaveActed(kind: SourceErrorKind): boolean {
  return !NOTHING_DONE.includes(kind);
}
