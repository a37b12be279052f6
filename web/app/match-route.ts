import type { DistributorView } from '../../contract/first-page.ts';
import { matchPath, type PathParameters } from '../../domain/match-path.ts';
import { BASE_PATH } from '../../domain/paths.ts';
import type { PageRoute, Route } from './route.ts';
import { NOT_FOUND, ROUTES } from './routes.tsx';

type OwnRoutesOf = (distributor: OwnPages) => readonly PageRoute[];

/** The entries of our pages at other apps' addresses, where they are needed. */
let ownRoutesOf: OwnRoutesOf = () => [];

/** Adds entries to the route table, those that a distributor has, before anything is rendered. */
export function addRoutes(more: OwnRoutesOf): void {
  ownRoutesOf = more;
}

export type Match = { route: Route; parameters: PathParameters };

/** The pages that the distributor leaves to the portal. */
export type OwnPages = Pick<DistributorView, 'egneSider' | 'messagesUrl'>;

/** Returns the entry of the route table for a path below `BASE_PATH`, that of what is not found where there is none. */
export function matchRoute(path: string, distributor: OwnPages): Match {
  const routes: readonly Route[] = [...ROUTES, ...ownRoutesOf(distributor)];
  for (const route of routes) {
    const parameters = matchPath(route.path, path);
    if (!parameters) continue;
    if ('redirect' in route || !route.accepts || route.accepts(parameters)) return { route, parameters };
    // The gate stands before what is not found behind it, too.
    return { route: { ...NOT_FOUND, ...(route.gate ? { gate: route.gate } : {}) }, parameters };
  }
  return { route: NOT_FOUND, parameters: {} };
}

/** The same for the path of a whole address; what lies outside `BASE_PATH` is not found. */
export function matchAddress(pathname: string, distributor: OwnPages): Match {
  const path = pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : '';
  return matchRoute(path, distributor);
}

/** Returns whether an address of the distributor's is a page of ours, which the browser can stand for without asking the server. */
export function isOwnPage(address: string, distributor: OwnPages): boolean {
  const pathname = address.replace(/[?#].*/, '');
  return pathname.startsWith('/') && matchAddress(pathname, distributor).route !== NOT_FOUND;
}
