/** The most characters of a value that a line shows. */
const MAX_SHOWN = 200;

/** The text that replaces a secret. */
export const MASK = '********';

/**
 * Returns an address for printing: without query, user name and password. A user name is masked because a
 * password is easily put in its place. An invalid address, or one with an @ after the host, is masked whole:
 * the start of the password is unknown.
 */
export function maskAddress(value: string): string {
  const address = /^[a-z]+:\/\//i.test(value) ? URL.parse(value) : null;
  if (!address) return MASK;
  const { protocol, username, password, host, pathname, search, hash } = address;
  if (`${pathname}${search}${hash}`.includes('@')) return MASK;
  const user = username || password ? `${MASK}@` : '';
  const path = pathname === '/' ? '' : pathname;
  return `${protocol}//${user}${host}${path}${queryOf(address)}`;
}

/** Returns a text for printing, with its addresses masked; masked whole if it has a private key. */
export function maskAddresses(value: string): string {
  if (/PRIVATE KEY|"d"\s*:/.test(value)) return MASK;
  return value.split(' ').map(maskWord).join(' ');
}

/** Returns a masked value for a line that quotes it: on one line, and shortened if a file was pasted into a variable. */
export function quoted(value: string): string {
  const text = value.replace(/[\r\n]+/g, ' ');
  return `"${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}"`;
}

function maskWord(word: string): string {
  if (/^mailto:[^\s:@]+@[^\s:@]+$/.test(word)) return word;
  return /:\/\/|@/.test(word) ? maskAddress(word) : word;
}

function queryOf({ search, hash }: URL): string {
  if (/^\?sslmode=[a-z-]+$/.test(search) && !hash) return search;
  return search || hash ? `?${MASK}` : '';
}
