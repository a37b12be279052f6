import { withoutEnded } from './ended.ts';

/**
 * Returns the path the customer goes to after logging in. It is the `goto` parameter of the current page,
 * otherwise the page itself. The query is kept, because it can say where the customer came from
 * (spec: decisions §3.1). The server validates the path.
 */
export function gotoOf({ pathname, search }: { pathname: string; search: string }): string {
  return new URLSearchParams(search).get('goto') ?? pathname.replace(/\/$/, '') + withoutEnded(search);
}
