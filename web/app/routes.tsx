import { addressOf, PATHS } from '../../domain/paths.ts';
import { isProductType } from '../../domain/product-type.ts';
import { JumpLoading } from '../claims-jump/JumpLoading.tsx';
import { texts as loginTexts } from '../login/texts.ts';
import { offersQuery } from '../offers/queries.ts';
import { LazyBelow } from '../overview/lazy-below.ts';
import { customerQuery } from '../platform/api/customer.ts';
import { profileQueries } from '../profile/page-queries.ts';
import { ERRORS, PURCHASE_BLOCKS, screenOf } from '../shell/error-screens.ts';
import { texts } from '../shell/texts.ts';
import { ErrorTypePage } from './ErrorTypePage.tsx';
import { LoggedOutPage } from './LoggedOutPage.tsx';
import { lazyPage } from './lazy-page.tsx';
import { LazyLogin, LazyOverview } from './lazy-root.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OverviewRoot } from './OverviewRoot.tsx';
import { rootQueries } from './root-queries.ts';
import type { PageRoute, Route } from './route.ts';

/** Every page of the portal (spec: shell §2.1, decisions §6). To add one, add its entry. */
export const ROUTES: readonly Route[] = [
  {
    path: PATHS.overview,
    Component: OverviewRoot,
    gate: 'session',
    queries: rootQueries,
    shows: (isLoggedIn) => (isLoggedIn ? [LazyOverview, LazyBelow] : [LazyLogin]),
    menu: 'overview',
    feedback: 'smiley',
  },
  {
    path: PATHS.claimsJump,
    Component: lazyPage(
      'web/claims-jump/ClaimsJumpPage.tsx',
      async () => {
        const { ClaimsJumpPage, title } = await import('../claims-jump/ClaimsJumpPage.tsx');
        return { Component: ClaimsJumpPage, title };
      },
      <JumpLoading />,
    ),
    gate: 'login',
  },
  {
    path: PATHS.purchaseEntries,
    Component: lazyPage('web/purchase-entries/PurchaseEntriesPage.tsx', async () => {
      const { PurchaseEntriesPage, title } = await import('../purchase-entries/PurchaseEntriesPage.tsx');
      return { Component: PurchaseEntriesPage, title };
    }),
    gate: 'login',
    queries: () => [customerQuery],
    menu: 'purchase',
  },
  {
    path: '/oversikt/forsikringsprofil',
    Component: lazyPage('web/profile/ProfilePage.tsx', async () => {
      const { ProfilePage, title } = await import('../profile/ProfilePage.tsx');
      return { Component: ProfilePage, title };
    }),
    gate: 'login',
    queries: ({ client, boot }) => profileQueries(client, boot.distributor),
    menu: 'profile',
    feedback: 'fantDuDetDuLetteEtter',
  },
  {
    path: PATHS.otherInsurances,
    Component: lazyPage('web/other-insurances/OtherInsurancesPage.tsx', async () => {
      const { OtherInsurancesPage, title } = await import('../other-insurances/OtherInsurancesPage.tsx');
      return { Component: OtherInsurancesPage, title };
    }),
    gate: 'login',
    feedback: 'fantDuDetDuLetteEtter',
  },
  {
    path: PATHS.offers,
    Component: lazyPage('web/offers/OffersPage.tsx', async () => {
      const { OffersPage, title } = await import('../offers/OffersPage.tsx');
      return { Component: OffersPage, title };
    }),
    gate: 'login',
    queries: () => [offersQuery],
    menu: 'offers',
    feedback: 'smiley',
  },
  {
    path: '/oversikt/kvittering/:produkt',
    accepts: ({ produkt = '' }) => isProductType(produkt),
    Component: lazyPage('web/recommendations/ReceiptPage.tsx', async () => {
      const { ReceiptPage, title } = await import('../recommendations/ReceiptPage.tsx');
      return { Component: ReceiptPage, title };
    }),
    gate: 'login',
  },
  { path: '/oversikt/betaling', redirect: addressOf('/betaling') },
  {
    path: '/oversikt/utlogget',
    Component: () => <LoggedOutPage how="logout" />,
    title: ({ session }) => loginTexts.ended[session === 'logged-in' ? 'logged-in' : 'logged-out'].title,
  },
  {
    path: '/oversikt/tidsavbrudd',
    Component: () => <LoggedOutPage how="timeout" />,
    title: ({ session }) => loginTexts.ended[session === 'logged-in' ? 'logged-in' : 'timed-out'].title,
  },
  {
    path: '/oversikt/feil/:type',
    accepts: ({ type }) => screenOf(ERRORS, type) !== null,
    Component: ({ parameters }) => <ErrorTypePage screens={ERRORS} type={parameters.type} />,
    title: ({ parameters }) => screenOf(ERRORS, parameters.type)?.title ?? '',
  },
  {
    path: '/oversikt/kjopsstopp/:type',
    accepts: ({ type }) => screenOf(PURCHASE_BLOCKS, type) !== null,
    Component: ({ parameters }) => <ErrorTypePage screens={PURCHASE_BLOCKS} type={parameters.type} />,
    title: ({ parameters }) => screenOf(PURCHASE_BLOCKS, parameters.type)?.title ?? '',
  },
];

/** What is shown where no entry is. */
export const NOT_FOUND: PageRoute = {
  path: '*',
  Component: NotFoundPage,
  title: texts.notFound.title,
  status: 404,
};
