/** What stands in a secret's place. */
export const MASK = '********';

/**
 * An address as it may be printed: without its query, user name and password, since a password is easily put in the
 * place of a user name. What can't be read as an address, or has an @ behind its host, is masked whole: nobody can say
 * where in it a password begins.
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

/** A text as it may be printed: addresses in it masked, whatever variable they strayed into, and a private key masked whole. */
export function maskAddresses(value: string): string {
  if (/PRIVATE KEY|"d"\s*:/.test(value)) return MASK;
  return value.split(' ').map(maskWord).join(' ');
}

function maskWord(word: string): string {
  if (/^mailto:[^\s:@]+@[^\s:@]+$/.test(word)) return word;
  return /:\/\/|@/.test(word) ? maskAddress(word) : word;
}

function queryOf({ search, hash }: URL): string {
  if (/^\?sslmode=[a-z-]+$/.test(search) && !hash) return search;
  return search || hash ? `?${MASK}` : '';
}
