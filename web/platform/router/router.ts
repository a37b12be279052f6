import { createContext, useContext } from 'react';
import { addressOf, BASE_PATH } from '../../../domain/paths.ts';
import { waitingForNetwork } from '../online.ts';
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
  /** Begins to load what the page there needs. */
  prefetch(to: string): void;
};

/**
 * Begins to load what the page of an address needs, if it is another than that of the path `from`. Returns null where all
 * of it is there; resolves to false where its code can't be had for want of a network.
 */
export type Prepare = (url: URL, from: string) => Promise<boolean> | null;

/** Maximum time that the current page stays after a click, until the next has what it needs, in ms. */
const TIMEOUT_MS = 600;

const RouterContext = createContext<Router | null>(null);

export const RouterProvider = RouterContext.Provider;

/** Returns the router. Throws outside `RouterProvider`. */
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
  return { location: createStore(locationOf(url, 0, false)), navigate: () => {}, prefetch: () => {} };
}

/**
 * The router of the browser's own history. Make one for each page that is loaded. The page that is shown stays until the
 * next has what it needs, and not for long: then that one says itself what it waits for.
 */
export function browserRouter(prepare: Prepare): Router {
  const location = createStore(locationOf(window.location, 0, false));
  let latest = 0;
  window.addEventListener('popstate', () => {
    const url = new URL(window.location.href);
    // The address is the next page's already.
    goTo(url, () => show(true), false);
  });

  return {
    location,
    navigate(to) {
      const url = urlOf(to);
      goTo(
        url,
        () => {
          addStep(url);
          show(false);
        },
        true,
      );
    },
    prefetch(to) {
      void prepare(urlOf(to), location.get().pathname);
    },
  };

  function goTo(url: URL, arrive: () => void, mayWait: boolean): void {
    latest += 1;
    const asked = latest;
    waitingForNetwork.set(null);
    const loading = prepare(url, location.get().pathname);
    if (!loading) {
      arrive();
      return;
    }
    void settledInTime(loading).then((isThere) => {
      // Whoever has gone elsewhere meanwhile stays there.
      if (asked !== latest) return;
      if (isThere || !mayWait) return arrive();
      waitingForNetwork.set('page');
      const goOn = () => {
        if (asked === latest) goTo(url, arrive, true);
      };
      window.addEventListener('online', goOn, { once: true });
    });
  }

  function show(isBackOrForward: boolean): void {
    location.set(locationOf(window.location, location.get().visit + 1, isBackOrForward));
  }
}

function urlOf(to: string): URL {
  return new URL(addressOf(to), window.location.href);
}

/** A link to where the customer is adds no step to the history. */
function addStep({ href }: URL): void {
  if (href === window.location.href) window.history.replaceState(null, '', href);
  else window.history.pushState(null, '', href);
}

/** Whether the page may be shown: what has not come in time comes within it. */
async function settledInTime(loading: Promise<boolean>): Promise<boolean> {
  const { promise: patience, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(true), TIMEOUT_MS);
  const isThere = await Promise.race([loading.catch(() => true), patience]);
  clearTimeout(timer);
  return isThere;
}

function locationOf(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  visit: number,
  isBackOrForward: boolean,
): Location {
  const isOurs = pathname.startsWith(`${BASE_PATH}/`);
  return { pathname: isOurs ? pathname.slice(BASE_PATH.length) : '', search, visit, isBackOrForward };
}
