import { addressOf, PATHS } from '../../domain/paths.ts';
import { isProductType } from '../../domain/product-type.ts';
import { agreementQueries } from '../agreements/queries.ts';
import { JumpLoading } from '../claims-jump/JumpLoading.tsx';
import { gotoOf } from '../login/goto.ts';
import { loginQuery } from '../login/queries.ts';
import { offersQuery, presentPricesQuery } from '../offers/queries.ts';
import { LazyAgreements, LazyBelow, LazyLandscape } from '../overview/lazy-components.ts';
import { overviewQueries } from '../overview/queries.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';
import { lazyComponent } from '../platform/lazy.tsx';
import { sessionIdOf } from '../platform/session/session.ts';
import { LazyConsentSection } from '../profile/LazyConsentSection.ts';
import { profileQueries } from '../profile/queries.ts';
import { ERROR_TYPES, isTypeOf, PURCHASE_BLOCK_TYPES } from '../shell/error-types.ts';
import { lazyPage } from './lazy-page.tsx';
import { LazyLogin, LazyOverview, LOADING } from './lazy-root.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OverviewRoot } from './OverviewRoot.tsx';
import { Redirect } from './Redirect.tsx';
import type { PageRoute, QueriesOptions } from './route.ts';

const PAYMENT = addressOf('/betaling');

const withAgreements = ({ client, boot }: QueriesOptions) => agreementQueries(client, boot);

/**
 * Every page below /oversikt (spec: shell §2.1, decisions §6). To add a page, add an entry. Pages at other
 * apps' addresses and rarely used pages are in `own-routes.tsx`.
 */
export const ROUTES: readonly PageRoute[] = [
  {
    path: PATHS.overview,
    Component: OverviewRoot,
    gate: 'session',
    queries: rootQueries,
    lazyModules: (isLoggedIn) =>
      isLoggedIn ? [LazyOverview, LazyLandscape, LazyAgreements, LazyBelow] : [LazyLogin],
    feedback: 'smiley',
  },
  {
    path: PATHS.claimsJump,
    Component: lazyPage(
      'web/claims-jump/ClaimsJumpPage.tsx',
      () => import('../claims-jump/ClaimsJumpPage.tsx'),
      <JumpLoading />,
    ),
    gate: 'login',
  },
  {
    path: PATHS.purchaseEntries,
    Component: lazyPage(
      'web/purchase-entries/PurchaseEntriesPage.tsx',
      () => import('../purchase-entries/PurchaseEntriesPage.tsx'),
    ),
    gate: 'login',
    queries: withAgreements,
  },
  {
    path: PATHS.profile,
    Component: lazyPage('web/profile/ProfilePage.tsx', () => import('../profile/ProfilePage.tsx')),
    gate: 'login',
    queries: ({ client, boot }) => profileQueries(client, boot.distributor),
    lazyModules: () => [LazyConsentSection],
    feedback: 'fantDuDetDuLetteEtter',
  },
  {
    path: PATHS.otherInsurances,
    Component: lazyPage(
      'web/other-insurances/OtherInsurancesPage.tsx',
      () => import('../other-insurances/OtherInsurancesPage.tsx'),
    ),
    gate: 'login',
    feedback: 'fantDuDetDuLetteEtter',
  },
  {
    path: PATHS.offers,
    Component: lazyPage('web/offers/OffersPage.tsx', () => import('../offers/OffersPage.tsx')),
    gate: 'login',
    queries: () => [offersQuery, presentPricesQuery],
    feedback: 'smiley',
  },
  {
    path: '/oversikt/kvittering/:produkt',
    accepts: ({ produkt = '' }) => isProductType(produkt),
    Component: lazyPage('web/receipt/ReceiptPage.tsx', () => import('../receipt/ReceiptPage.tsx')),
    gate: 'login',
    queries: withAgreements,
  },
  {
    path: PATHS.language,
    Component: lazyPage('web/language/LanguagePage.tsx', () => import('../language/LanguagePage.tsx')),
  },
  {
    path: PATHS.cookies,
    Component: lazyPage(
      'web/cookie-consent/CookiePage.tsx',
      () => import('../cookie-consent/CookiePage.tsx'),
    ),
  },
  { path: '/oversikt/betaling', redirect: PAYMENT, Component: () => <Redirect to={PAYMENT} /> },
  { path: '/oversikt/utlogget', Component: loggedOutPage('LogoutPage') },
  { path: PATHS.loggedOutEverywhere, Component: loggedOutPage('EverywherePage') },
  { path: '/oversikt/tidsavbrudd', Component: loggedOutPage('TimeoutPage') },
  {
    path: '/oversikt/feil/:type',
    accepts: ({ type }) => isTypeOf(ERROR_TYPES, type),
    Component: errorTypePage('ErrorPageOfType'),
  },
  {
    path: '/oversikt/kjopsstopp/:type',
    accepts: ({ type }) => isTypeOf(PURCHASE_BLOCK_TYPES, type),
    Component: errorTypePage('PurchaseBlockPage'),
  },
];

/** Shown in place of every page whose address names a sharing that the customer does not have now. */
export const SHARING_OVER_PAGE: PageRoute = {
  path: '*',
  gate: 'login',
  Component: lazyComponent(
    'web/app/SharingOverPage.tsx',
    async () => (await import('./SharingOverPage.tsx')).SharingOverPage,
    LOADING,
  ),
};

function loggedOutPage(name: 'LogoutPage' | 'EverywherePage' | 'TimeoutPage') {
  return lazyComponent(
    'web/app/LoggedOutPage.tsx',
    async () => (await import('./LoggedOutPage.tsx'))[name],
    LOADING,
  );
}

function errorTypePage(name: 'ErrorPageOfType' | 'PurchaseBlockPage') {
  return lazyComponent(
    'web/app/ErrorTypePage.tsx',
    async () => (await import('./ErrorTypePage.tsx'))[name],
    LOADING,
  );
}

/** Shown for a path without a route. */
export const NOT_FOUND: PageRoute = { path: '*', Component: NotFoundPage };

/** Returns the queries of the overview or the login page; none if it is switched off (spec: shell §2.2). */
function rootQueries({ client, boot, url }: QueriesOptions): readonly PageQuery[] {
  const { distributor } = boot;
  if (distributor.toggles['nysalg-skade'] === 'false') return [];
  if (sessionIdOf(client)) return overviewQueries(client, distributor);
  return distributor.toggles['direkte-innlogging'] === 'false' ? [] : [loginQuery(gotoOf(url))];
}
