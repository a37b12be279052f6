import { JumpLoading } from '../claims-jump/JumpLoading.tsx';
import { Feedback } from '../feedback/Feedback.tsx';
import { LazyBelow } from '../overview/lazy-below.ts';
import { type LazyComponent, late } from '../platform/lazy.tsx';
import { texts } from '../shell/texts.ts';
import { Loading } from '../ui/Loading.tsx';
import { BASE_PATH, type GatedRoute, gatedRouteOf, routeOf } from './routes.ts';

/** Something with a script of its own: the file that holds it, for the server to name what the page loads. */
export type LazyPart = { module: string; preload(): Promise<void> };

/** A page with its own script and styles, and the parts that it shows. */
type LazyPage = { module: string; Page: LazyComponent<object>; shows?: readonly LazyPart[] };

const FEEDBACK: LazyPart = { module: 'web/feedback/FeedbackBlock.tsx', preload: Feedback.preload };
const BELOW: LazyPart = { module: 'web/overview/OverviewBelow.tsx', preload: LazyBelow.preload };
const LOADING = <Loading text={texts.pleaseWait} />;

/** The pages that come late, by route. */
export const LAZY_PAGES: Readonly<Record<GatedRoute, LazyPage>> = {
  '/jump/seopp/skadesaker': {
    module: 'web/app/ClaimsJumpRoute.tsx',
    Page: late(async () => (await import('./ClaimsJumpRoute.tsx')).ClaimsJumpRoute, <JumpLoading />),
  },
  '/kjopsinnganger': {
    module: 'web/app/PurchaseEntriesRoute.tsx',
    Page: late(async () => (await import('./PurchaseEntriesRoute.tsx')).PurchaseEntriesRoute, LOADING),
  },
  '/kvittering/:produkt': {
    module: 'web/app/ReceiptRoute.tsx',
    Page: late(async () => (await import('./ReceiptRoute.tsx')).ReceiptRoute, LOADING),
  },
  '/andre-forsikringer': {
    module: 'web/app/OtherInsurancesRoute.tsx',
    Page: late(async () => (await import('./OtherInsurancesRoute.tsx')).OtherInsurancesRoute, LOADING),
    shows: [FEEDBACK],
  },
  '/tilbud': {
    module: 'web/app/OffersRoute.tsx',
    Page: late(async () => (await import('./OffersRoute.tsx')).OffersRoute, LOADING),
    shows: [FEEDBACK],
  },
  '/forsikringsprofil': {
    module: 'web/app/ProfileRoute.tsx',
    Page: late(async () => (await import('./ProfileRoute.tsx')).ProfileRoute, LOADING),
    shows: [FEEDBACK],
  },
};

/**
 * What comes late of the page at an address's path, base path included. The server has drawn it, so it must be there
 * before the page wakes up; what a page shows later may come later.
 */
export function lazyPartsOf(pathname: string, isLoggedIn: boolean): readonly LazyPart[] {
  if (!isLoggedIn) return [];
  if (pathname.startsWith(BASE_PATH) && routeOf(pathname) === '') return [BELOW, FEEDBACK];
  const route = gatedRouteOf(pathname);
  if (!route) return [];
  const { module, Page, shows = [] } = LAZY_PAGES[route];
  return [{ module, preload: Page.preload }, ...shows];
}

/** Loads all that comes late, for the server to draw. */
export async function preloadAll(): Promise<void> {
  const pages = Object.values(LAZY_PAGES).map(({ Page }) => Page);
  await Promise.all([...pages, FEEDBACK, BELOW].map(({ preload }) => preload()));
}
