import { createContext, useContext } from 'react';
import { inTime } from '../../../domain/in-time.ts';
import { addressOf, BASE_PATH } from '../../../domain/paths.ts';
import { sharingInAddress } from '../../../domain/sharing.ts';
import { isOnline, pendingNetworkAction } from '../online.ts';
import { isPageDayOver } from '../page-day.ts';
import { createStore, type Store, useStore } from '../store.ts';

export type Location = {
  /** below `BASE_PATH`; '' outside it */
  pathname: string;
  search: string;
  /** increases with every navigation, also to the same address */
  visit: number;
  /** true after a step in the browser's history, false after a link */
  isBackOrForward: boolean;
};

/** The navigation functions for links. `to` is a path below `BASE_PATH`, with its query. */
export type Router = {
  location: Store<Location>;
  navigate(to: string): void;
  /** Starts loading the data and code of a page. */
  prefetch(to: string): void;
};

/**
 * Starts loading the page of an address if it differs from the page of the path `from`. Returns null if
 * everything is loaded. Resolves to false if the code can't be loaded because there is no network.
 */
export type Prepare = (url: URL, from: string) => Promise<boolean> | null;

/** Shows the page of an address, perhaps with an animation. */
export type Transition = (url: URL, show: () => void) => void;

/** Maximum time to keep the current page after a click while the next page loads, in ms. */
const TIMEOUT_MS = 600;

const RouterContext = createContext<Router | null>(null);

export const RouterProvider = RouterContext.Provider;

/** Returns the router. Throws outside `RouterProvider`. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter must be used inside RouterProvider');
  return router;
}

/** Returns the current location. Renders again at every navigation. */
export function useLocation(): Location {
  return useStore(useRouter().location);
}

/** Returns the query of the current location. */
export function useSearch(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

/** Returns a router with a fixed address, for the server. */
export function staticRouter(address: string): Router {
  const url = new URL(address, 'http://portal.invalid');
  return { location: createStore(locationOf(url, 0, false)), navigate: () => {}, prefetch: () => {} };
}

/**
 * Returns a router for the browser's history. Create one per document load. The current page stays until the
 * next page is ready, or until the timeout. After the timeout, the next page shows its own loading state. A document
 * shows the data of one person (spec: beyond §12) on one day: an address of another person, or on the next day, loads its
 * own document.
 */
export function browserRouter(prepare: Prepare, transition: Transition = (_, show) => show()): Router {
  const location = createStore(locationOf(window.location, 0, false));
  const person = sharingInAddress(window.location.search);
  let latest = 0;
  window.addEventListener('popstate', () => {
    const url = new URL(window.location.href);
    // The browser has already changed the address.
    goTo(url, () => show(true), false);
  });

  return {
    location,
    navigate(to) {
      const url = urlOf(to);
      goTo(
        url,
        () =>
          transition(url, () => {
            addStep(url);
            show(false);
          }),
        true,
      );
    },
    prefetch(to) {
      const url = urlOf(to);
      if (isOfThisDocument(url)) void prepare(url, location.get().pathname);
    },
  };

  function isOfThisDocument({ search }: URL): boolean {
    // The browser's error page would replace the document.
    return (!isPageDayOver() || !isOnline()) && sharingInAddress(search) === person;
  }

  function goTo(url: URL, arrive: () => void, waitsForNetwork: boolean): void {
    if (!isOfThisDocument(url)) {
      if (!isOnline()) pendingNetworkAction.set('link');
      else if (url.href === window.location.href) window.location.reload();
      else window.location.assign(url);
      return;
    }
    latest += 1;
    const requested = latest;
    pendingNetworkAction.set(null);
    const loading = prepare(url, location.get().pathname);
    if (!loading) {
      arrive();
      return;
    }
    // After the timeout or an error, the page is shown in its own state.
    void inTime(
      loading.catch(() => true),
      TIMEOUT_MS,
    ).then((isReady = true) => {
      // The customer has navigated elsewhere.
      if (requested !== latest) return;
      if (isReady || !waitsForNetwork) return arrive();
      pendingNetworkAction.set('page');
      const resume = () => {
        if (requested === latest) goTo(url, arrive, true);
      };
      window.addEventListener('online', resume, { once: true });
    });
  }

  function show(isBackOrForward: boolean): void {
    location.set(locationOf(window.location, location.get().visit + 1, isBackOrForward));
  }
}

function urlOf(to: string): URL {
  return new URL(addressOf(to), window.location.href);
}

/** A link to the current address adds no history entry. */
function addStep({ href }: URL): void {
  if (href === window.location.href) window.history.replaceState(null, '', href);
  else window.history.pushState(null, '', href);
}

function locationOf(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  visit: number,
  isBackOrForward: boolean,
): Location {
  const isOurs = pathname.startsWith(`${BASE_PATH}/`);
  return { pathname: isOurs ? pathname.slice(BASE_PATH.length) : '', search, visit, isBackOrForward };
}
