import type { Boot, DistributorView } from '../../contract/first-page.ts';
import { matchPath, type PathParameters } from '../../domain/match-path.ts';
import { BASE_PATH } from '../../domain/paths.ts';
import { isReadable } from '../platform/sharing.ts';
import type { PageRoute } from './route.ts';
import { NOT_FOUND, ROUTES, SHARING_OVER_PAGE } from './routes.tsx';

type OwnRoutesOf = (distributor: OwnPages) => readonly PageRoute[];

/** Returns the routes of our pages at other apps' addresses. Empty until they are added. */
let ownRoutesOf: OwnRoutesOf = () => [];

/** Sets the routes beside the route table, by distributor. Call it before the first render. */
export function setAdditionalRoutes(more: OwnRoutesOf): void {
  ownRoutesOf = more;
}

type Match = { route: PageRoute; parameters: PathParameters };

/** The fields that decide which pages the portal serves for a distributor. */
export type OwnPages = Pick<DistributorView, 'egneSider' | 'messagesUrl'>;

/** What decides which page an address shows, in addition to its path. */
export type Site = { distributor: OwnPages; sharing?: Boot['sharing'] };

/** Returns the route for a path below `BASE_PATH`, or the not-found route. */
export function matchRoute(path: string, site: Site): Match {
  if (site.sharing === null) return { route: SHARING_OVER_PAGE, parameters: {} };
  for (const route of routesOf(site)) {
    const parameters = matchPath(route.path, path);
    if (!parameters) continue;
    if (!route.accepts || route.accepts(parameters)) return { route, parameters };
    // The not-found page of a gated route keeps the gate.
    return { route: { ...NOT_FOUND, ...(route.gate ? { gate: route.gate } : {}) }, parameters };
  }
  return { route: NOT_FOUND, parameters: {} };
}

/** Returns the pages that show the customer's own data, or what another customer shares (spec: beyond §12). */
function routesOf({ distributor, sharing }: Site): readonly PageRoute[] {
  const routes = [...ROUTES, ...ownRoutesOf(distributor)];
  if (!sharing) return routes;
  return routes.filter((each) => each.onBehalf && isReadable(sharing, each.onBehalf));
}

/** Returns the route for the path of an absolute address. Paths outside `BASE_PATH` are not found. */
export function matchAddress(pathname: string, site: Site): Match {
  const path = pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : '';
  return matchRoute(path, site);
}

/** Returns whether an address belongs to the portal, so that the browser can show it without a request. */
export function isOwnPage(address: string, site: Site): boolean {
  const pathname = address.replace(/[?#].*/, '');
  return pathname.startsWith('/') && matchAddress(pathname, site).route !== NOT_FOUND;
}
