/** The codes with which PostgreSQL and SQLite refuse a row that refers to a row that does not exist. */
const POSTGRES = '23503';
const SQLITE = 787;

/** Returns whether a write was refused because a row that it refers to, such as the customer's, has been deleted. */
export function isMissingReference(error: unknown): boolean {
  const { code, errcode } = Object(error) as { code?: unknown; errcode?: unknown };
  return code === POSTGRES || (code === 'ERR_SQLITE_ERROR' && errcode === SQLITE);
}
