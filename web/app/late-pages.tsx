import { JumpLoading } from '../claims-jump/JumpLoading.tsx';
import { type Late, late } from '../platform/late.tsx';
import { texts } from '../shell/texts.ts';
import { Loading } from '../theme/Loading.tsx';
import { type GatedRoute, gatedRouteOf } from './routes.ts';

/** A page with its own script and styles: the file that holds it, for the server to name what the page loads. */
export type LatePage = { module: string; Page: Late<object> };

/** The pages that come late, by route. */
export const LATE_PAGES: Partial<Record<GatedRoute, LatePage>> = {
  '/jump/seopp/skadesaker': {
    module: 'web/app/ClaimsJumpRoute.tsx',
    Page: late(async () => (await import('./ClaimsJumpRoute.tsx')).ClaimsJumpRoute, <JumpLoading />),
  },
  '/kjopsinnganger': {
    module: 'web/app/PurchaseEntriesRoute.tsx',
    Page: late(
      async () => (await import('./PurchaseEntriesRoute.tsx')).PurchaseEntriesRoute,
      <Loading text={texts.pleaseWait} />,
    ),
  },
  '/kvittering/:produkt': {
    module: 'web/app/ReceiptRoute.tsx',
    Page: late(
      async () => (await import('./ReceiptRoute.tsx')).ReceiptRoute,
      <Loading text={texts.pleaseWait} />,
    ),
  },
  '/andre-forsikringer': {
    module: 'web/app/OtherInsurancesRoute.tsx',
    Page: late(
      async () => (await import('./OtherInsurancesRoute.tsx')).OtherInsurancesRoute,
      <Loading text={texts.pleaseWait} />,
    ),
  },
  '/tilbud': {
    module: 'web/app/OffersRoute.tsx',
    Page: late(
      async () => (await import('./OffersRoute.tsx')).OffersRoute,
      <Loading text={texts.pleaseWait} />,
    ),
  },
  '/forsikringsprofil': {
    module: 'web/app/ProfileRoute.tsx',
    Page: late(
      async () => (await import('./ProfileRoute.tsx')).ProfileRoute,
      <Loading text={texts.pleaseWait} />,
    ),
  },
};

/** The late page of an address's path, base path included; undefined where the address shows another. */
export function latePageOf(pathname: string): LatePage | undefined {
  const route = gatedRouteOf(pathname);
  return route && LATE_PAGES[route];
}
