import { messagesPath } from '../../domain/messages-path.ts';
import { messagePaths, OWN_PAGE_PATHS, type OwnPage } from '../../domain/own-pages.ts';
import { PATHS } from '../../domain/paths.ts';
import { agreementQueryOf, type DetailAddress } from '../agreement-details/find-agreement.ts';
import { LazyAgreementDetails } from '../agreement-details/lazy-components.ts';
import { detailsPageQueries, knownAgreement } from '../agreement-details/queries.ts';
import { agreementQueries, NAMES } from '../agreements/queries.ts';
import { LazyClaimDetails, LazyClaimLists } from '../claims/lazy-components.ts';
import { claimPageQueries, claimsQuery, oneClaimQueries } from '../claims/queries.ts';
import { coverPageQueries } from '../cover/queries.ts';
import { LazyDocumentList } from '../documents/lazy-components.ts';
import { documentsQuery } from '../documents/queries.ts';
import { LazyInvoiceList } from '../invoices/lazy-components.ts';
import { invoicesQuery } from '../invoices/queries.ts';
import { LazyMessageContent, LazyMessageLists } from '../messages/lazy-components.ts';
import { messagePageQueries, messagesQuery, oneMessageQueries } from '../messages/queries.ts';
import { myDataStatusQuery } from '../my-data/queries.ts';
import { comparisonPageQueries } from '../offers/comparison-queries.ts';
import { securityPageQueries } from '../security/queries.ts';
import { sharingQuery } from '../sharing/queries.ts';
import { lazyPage } from './lazy-page.tsx';
import type { OwnPages } from './match-route.ts';
import type { PageRoute, QueriesOptions } from './route.ts';

const LazyDetails = lazyPage(
  'web/agreement-details/DetailsPage.tsx',
  () => import('../agreement-details/DetailsPage.tsx'),
);

const LazyMessages = lazyPage('web/messages/MessagesPage.tsx', () => import('../messages/MessagesPage.tsx'));

const LazyMessage = lazyPage('web/messages/MessagePage.tsx', () => import('../messages/MessagePage.tsx'));

const LazyClaims = lazyPage('web/claims/ClaimsPage.tsx', () => import('../claims/ClaimsPage.tsx'));

const LazyClaim = lazyPage('web/claims/ClaimPage.tsx', () => import('../claims/ClaimPage.tsx'));

/**
 * The pages at other apps' addresses that a distributor may leave to the portal (spec: beyond §1). Their
 * routes are in a separate script. Of the links on other pages, only those to the details load it; the rest load a
 * document. The message pages are in `messageRoutes`.
 */
export const OWN_ROUTES: readonly PageRoute[] = [
  ...ownRoutes('detaljer', () => ({
    hasBackLink: true,
    onBehalf: 'FORSIKRINGER',
    Component: LazyDetails,
    queries: (options) => detailsPageQueries(options.client, options.boot, detailAddress(options)),
    existence: ({ client, boot, parameters }) => agreementQueries(client, boot, agreementQueryOf(parameters)),
    isKnown: (options) => knownAgreement(options.client, options.boot, detailAddress(options)) !== undefined,
    lazyModules: () => [LazyAgreementDetails],
  })),
  ...ownRoutes('dokumenter', () => ({
    onBehalf: 'DOKUMENTER',
    Component: lazyPage('web/documents/DocumentsPage.tsx', () => import('../documents/DocumentsPage.tsx')),
    queries: ({ client, boot }) => [documentsQuery, ...agreementQueries(client, boot, NAMES)],
    lazyModules: () => [LazyDocumentList],
  })),
  ...ownRoutes('faktura', () => ({
    onBehalf: 'FAKTURA',
    Component: lazyPage('web/invoices/InvoicesPage.tsx', () => import('../invoices/InvoicesPage.tsx')),
    queries: ({ client, boot }) => [invoicesQuery, ...agreementQueries(client, boot, NAMES)],
    lazyModules: () => [LazyInvoiceList],
  })),
  ...ownRoutes('skader', (path) => {
    const isOne = path.includes(':');
    return {
      ...(isOne && { hasBackLink: true }),
      onBehalf: 'SKADER',
      Component: isOne ? LazyClaim : LazyClaims,
      queries: ({ client, boot, parameters }) => [
        ...(isOne ? claimPageQueries(client, parameters) : [claimsQuery]),
        ...agreementQueries(client, boot, NAMES),
      ],
      existence: ({ parameters }) => (isOne ? oneClaimQueries(parameters) : []),
      lazyModules: () => [isOne ? LazyClaimDetails : LazyClaimLists],
    };
  }),
  ...ownRoutes('dekning', () => ({
    hasBackLink: true,
    Component: lazyPage('web/cover/CoverPage.tsx', () => import('../cover/CoverPage.tsx')),
    queries: ({ client, boot, url }) => [
      ...coverPageQueries(url.searchParams),
      ...agreementQueries(client, boot, NAMES),
    ],
  })),
];

type OwnRoute = Omit<PageRoute, 'path' | 'own' | 'gate' | 'feedback'>;

function ownRoutes(own: OwnPage, routeOf: (path: string) => OwnRoute): readonly PageRoute[] {
  return (OWN_PAGE_PATHS[own] ?? []).map((path) => ownRoute(own, path, routeOf(path)));
}

function ownRoute(own: OwnPage, path: string, route: OwnRoute): PageRoute {
  return { ...route, path, own, gate: 'login', feedback: 'fantDuDetDuLetteEtter' };
}

/** The rarely used pages, at every distributor. They are in this script to keep them out of the other pages. */
export const RARE_ROUTES: readonly PageRoute[] = [
  {
    path: PATHS.security,
    Component: lazyPage('web/app/SecurityRoute.tsx', () => import('./SecurityRoute.tsx')),
    gate: 'login',
    queries: ({ url }) => securityPageQueries(url),
    feedback: 'fantDuDetDuLetteEtter',
  },
  {
    path: PATHS.sharing,
    hasBackLink: true,
    Component: lazyPage('web/sharing/SharingPage.tsx', () => import('../sharing/SharingPage.tsx')),
    gate: 'login',
    queries: () => [sharingQuery, myDataStatusQuery],
    feedback: 'fantDuDetDuLetteEtter',
  },
  {
    path: PATHS.offerComparison,
    hasBackLink: true,
    Component: lazyPage('web/offers/ComparisonPage.tsx', () => import('../offers/ComparisonPage.tsx')),
    gate: 'login',
    queries: ({ url }) => comparisonPageQueries(url),
    feedback: 'smiley',
  },
  // For people who are no customers.
  {
    path: PATHS.confirmationCheck,
    hasNoMenu: true,
    Component: lazyPage(
      'web/confirmation-check/CheckPage.tsx',
      () => import('../confirmation-check/CheckPage.tsx'),
    ),
  },
  // The overview of another customer who shares it. The customer's own overview comes first in the route table.
  {
    path: PATHS.overview,
    onBehalf: 'FORSIKRINGER',
    Component: lazyPage(
      'web/overview/SharedOverviewPage.tsx',
      () => import('../overview/SharedOverviewPage.tsx'),
    ),
    gate: 'login',
    queries: ({ client, boot }) => agreementQueries(client, boot),
    feedback: 'smiley',
  },
];

/** Returns the routes of the pages that a distributor leaves to the portal, including the message pages. */
export function ownRoutesOf(distributor: OwnPages): readonly PageRoute[] {
  const list = messagesPath(distributor);
  return [
    ...RARE_ROUTES,
    ...OWN_ROUTES.filter(({ own }) => own && distributor.egneSider.includes(own)),
    ...(list === null ? [] : messageRoutes(list)),
  ];
}

const routesByPath = new Map<string, readonly PageRoute[]>();

/** Returns the routes of the message pages at a path below `BASE_PATH`; for each call the same object. */
export function messageRoutes(list: string): readonly PageRoute[] {
  const routes = routesByPath.get(list) ?? newMessageRoutes(list);
  routesByPath.set(list, routes);
  return routes;
}

function newMessageRoutes(list: string): readonly PageRoute[] {
  const [all = '', one = ''] = messagePaths(list);
  return [
    ownRoute('meldinger', all, {
      Component: LazyMessages,
      queries: () => [messagesQuery],
      lazyModules: () => [LazyMessageLists],
    }),
    ownRoute('meldinger', one, {
      hasBackLink: true,
      Component: LazyMessage,
      queries: ({ client, boot, parameters }) => messagePageQueries(client, boot, parameters),
      existence: ({ parameters }) => oneMessageQueries(parameters),
      lazyModules: () => [LazyMessageContent],
    }),
  ];
}

function detailAddress({ url, parameters }: QueriesOptions): DetailAddress {
  return { path: url.pathname, parameters, query: url.searchParams };
}
