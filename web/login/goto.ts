import { withoutEnded } from './ended.ts';

/**
 * Where the customer goes after logging in, from the address of the page that asks for it: its `goto`, or the page
 * itself with its query, so that markers of where the customer came from survive (spec: decisions §3.1). The server
 * checks it.
 */
export function gotoOf({ pathname, search }: { pathname: string; search: string }): string {
  return new URLSearchParams(search).get('goto') ?? pathname.replace(/\/$/, '') + withoutEnded(search);
}
