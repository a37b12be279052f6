import type { DistributorView } from '../../contract/first-page.ts';
import { matchPath, type PathParameters } from '../../domain/match-path.ts';
import { BASE_PATH } from '../../domain/paths.ts';
import type { PageRoute, Route } from './route.ts';
import { NOT_FOUND, ROUTES } from './routes.tsx';

type OwnRoutesOf = (distributor: OwnPages) => readonly PageRoute[];

/** Returns the routes of our pages at other apps' addresses. Empty until they are added. */
let ownRoutesOf: OwnRoutesOf = () => [];

/** Sets the routes beside the route table, by distributor. Call it before the first render. */
export function setAdditionalRoutes(more: OwnRoutesOf): void {
  ownRoutesOf = more;
}

export type Match = { route: Route; parameters: PathParameters };

/** The fields that decide which pages the portal serves for a distributor. */
export type OwnPages = Pick<DistributorView, 'egneSider' | 'messagesUrl'>;

/** Returns the route for a path below `BASE_PATH`, or the not-found route. */
export function matchRoute(path: string, distributor: OwnPages): Match {
  const routes: readonly Route[] = [...ROUTES, ...ownRoutesOf(distributor)];
  for (const route of routes) {
    const parameters = matchPath(route.path, path);
    if (!parameters) continue;
    if ('redirect' in route || !route.accepts || route.accepts(parameters)) return { route, parameters };
    // The not-found page of a gated route keeps the gate.
    return { route: { ...NOT_FOUND, ...(route.gate ? { gate: route.gate } : {}) }, parameters };
  }
  return { route: NOT_FOUND, parameters: {} };
}

/** Returns the route for the path of an absolute address. Paths outside `BASE_PATH` are not found. */
export function matchAddress(pathname: string, distributor: OwnPages): Match {
  const path = pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : '';
  return matchRoute(path, distributor);
}

/** Returns whether an address belongs to the portal, so that the browser can show it without a request. */
export function isOwnPage(address: string, distributor: OwnPages): boolean {
  const pathname = address.replace(/[?#].*/, '');
  return pathname.startsWith('/') && matchAddress(pathname, distributor).route !== NOT_FOUND;
}
