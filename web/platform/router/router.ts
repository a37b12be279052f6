import { createContext, useContext } from 'react';
import { addressOf, BASE_PATH } from '../../../domain/paths.ts';
import { createStore, type Store, useStore } from '../store.ts';

export type Location = {
  /** below `BASE_PATH`; '' outside it */
  pathname: string;
  search: string;
  /** another number for every navigation, also to the same address */
  visit: number;
  /** how the browser came here: by its history, or by a link */
  isBackOrForward: boolean;
};

/** What links need of a router; `to` is a path below `BASE_PATH`, with its query. */
export type Router = {
  location: Store<Location>;
  navigate(to: string): void;
};

const RouterContext = createContext<Router | null>(null);

export const RouterProvider = RouterContext.Provider;

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter stands outside RouterProvider');
  return router;
}

/** Returns where the browser is, rendering again at every navigation. */
export function useLocation(): Location {
  return useStore(useRouter().location);
}

/** Returns the query of where the browser is. */
export function useSearch(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

/** A router that stays at one address, for the server. */
export function staticRouter(address: string): Router {
  const url = new URL(address, 'http://portal.invalid');
  return { location: createStore(locationOf(url, 0, false)), navigate: () => {} };
}

/** The router of the browser's own history. Make one for each page that is loaded. */
export function browserRouter(): Router {
  const location = createStore(locationOf(window.location, 0, false));
  window.addEventListener('popstate', () => show(true));
  return { location, navigate };

  function navigate(to: string): void {
    const address = addressOf(to);
    const { pathname, search, hash } = window.location;
    // A link to where the customer is adds no step to the history.
    if (address === pathname + search + hash) window.history.replaceState(null, '', address);
    else window.history.pushState(null, '', address);
    show(false);
  }

  function show(isBackOrForward: boolean): void {
    location.set(locationOf(window.location, location.get().visit + 1, isBackOrForward));
  }
}

function locationOf(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  visit: number,
  isBackOrForward: boolean,
): Location {
  const isOurs = pathname.startsWith(`${BASE_PATH}/`);
  return { pathname: isOurs ? pathname.slice(BASE_PATH.length) : '', search, visit, isBackOrForward };
}
