import { matchPath, type PathParameters } from '../../domain/match-path.ts';
import { messagesPath } from '../../domain/messages-path.ts';
import { messagePaths, OWN_PAGE_PATHS, type OwnPage } from '../../domain/own-pages.ts';

import { addressOf, PATHS } from '../../domain/paths.ts';
import { knownAgreement } from '../agreement-details/known-agreement.ts';
import { LazyAgreementDetails } from '../agreement-details/lazy-components.ts';

import { detailsPageQueries, wantedAgreementQueries } from '../agreement-details/queries.ts';
import { agreementQueries } from '../agreements/page-queries.ts';
import { NAMES } from '../agreements/queries.ts';
import { LazyClaimDetails, LazyClaimLists } from '../claims/lazy-components.ts';
import { claimPageQueries, claimsQuery, oneClaimQueries } from '../claims/queries.ts';
import { coverPageQueries } from '../cover/queries.ts';
import { LazyDocumentList } from '../documents/lazy-components.ts';
import { documentsQuery } from '../documents/queries.ts';
import { LazyInvoiceList } from '../invoices/lazy-components.ts';
import { invoicesPageQueries } from '../invoices/queries.ts';
import { LazyMessageContent, LazyMessageLists } from '../messages/lazy-components.ts';
import { messagePageQueries, messagesQuery, oneMessageQueries } from '../messages/queries.ts';
import { myDataStatusQuery } from '../my-data/queries.ts';
import { comparisonPageQueries } from '../offers/comparison-queries.ts';
import { securityPageQueries } from '../security/queries.ts';
import { sharingQuery } from '../sharing/queries.ts';
import { lazyPage } from './lazy-page.tsx';
import type { OwnPages } from './match-route.ts';
import type { PageRoute } from './route.ts';

const LazyDetails = lazyPage('web/agreement-details/DetailsPage.tsx', async () => {
  const { DetailsPage, title } = await import('../agreement-details/DetailsPage.tsx');
  return { Component: DetailsPage, title };
});

const LazyDocuments = lazyPage('web/documents/DocumentsPage.tsx', async () => {
  const { DocumentsPage, title } = await import('../documents/DocumentsPage.tsx');
  return { Component: DocumentsPage, title };
});

const LazyCover = lazyPage('web/cover/CoverPage.tsx', async () => {
  const { CoverPage, title } = await import('../cover/CoverPage.tsx');
  return { Component: CoverPage, title };
});

const LazyInvoices = lazyPage('web/invoices/InvoicesPage.tsx', async () => {
  const { InvoicesPage, title } = await import('../invoices/InvoicesPage.tsx');
  return { Component: InvoicesPage, title };
});

const LazyMessages = lazyPage('web/messages/MessagesPage.tsx', async () => {
  const { MessagesPage, title } = await import('../messages/MessagesPage.tsx');
  return { Component: MessagesPage, title };
});

const LazyMessage = lazyPage('web/messages/MessagePage.tsx', async () => {
  const { MessagePage, title } = await import('../messages/MessagePage.tsx');
  return { Component: MessagePage, title };
});

const LazyClaims = lazyPage('web/claims/ClaimsPage.tsx', async () => {
  const { ClaimsPage, title } = await import('../claims/ClaimsPage.tsx');
  return { Component: ClaimsPage, title };
});

const LazyClaim = lazyPage('web/claims/ClaimPage.tsx', async () => {
  const { ClaimPage, title } = await import('../claims/ClaimPage.tsx');
  return { Component: ClaimPage, title };
});

/**
 * The pages at other apps' addresses that a distributor may leave to the portal (spec: beyond §1). Their
 * routes are in a separate script. Only links to the details load it; the others load a document. The message
 * pages are in `messageRoutes`.
 */
export const OWN_ROUTES: readonly PageRoute[] = [
  ...pathsOf('detaljer').map((path): PageRoute => {
    const parametersOf = parametersIn(path);
    return {
      path,
      own: 'detaljer',
      onBehalf: 'FORSIKRINGER',
      Component: LazyDetails,
      gate: 'login',
      queries: ({ client, boot, url }) => detailsPageQueries(client, boot, parametersOf(url)),
      existence: ({ client, boot, url }) => wantedAgreementQueries(client, boot, parametersOf(url)),
      isKnown: ({ client, url }) => knownAgreement(client, parametersOf(url)) !== undefined,
      lazyModules: () => [LazyAgreementDetails],
      feedback: 'fantDuDetDuLetteEtter',
    };
  }),
  ...pathsOf('dokumenter').map(
    (path): PageRoute => ({
      path,
      own: 'dokumenter',
      onBehalf: 'DOKUMENTER',
      Component: LazyDocuments,
      gate: 'login',
      queries: ({ client, boot }) => [documentsQuery, ...agreementQueries(client, boot, NAMES)],
      lazyModules: () => [LazyDocumentList],
      feedback: 'fantDuDetDuLetteEtter',
    }),
  ),
  ...pathsOf('faktura').map(
    (path): PageRoute => ({
      path,
      own: 'faktura',
      onBehalf: 'FAKTURA',
      Component: LazyInvoices,
      gate: 'login',
      queries: ({ client, boot }) => invoicesPageQueries(client, boot),
      lazyModules: () => [LazyInvoiceList],
      feedback: 'fantDuDetDuLetteEtter',
    }),
  ),
  ...pathsOf('skader').map((path): PageRoute => {
    const isOne = path.includes(':');
    const parametersOf = parametersIn(path);
    return {
      path,
      own: 'skader',
      onBehalf: 'SKADER',
      Component: isOne ? LazyClaim : LazyClaims,
      gate: 'login',
      queries: ({ client, boot, url }) => [
        ...(isOne ? claimPageQueries(client, parametersOf(url)) : [claimsQuery]),
        ...agreementQueries(client, boot, NAMES),
      ],
      existence: ({ url }) => (isOne ? oneClaimQueries(parametersOf(url)) : []),
      lazyModules: () => [isOne ? LazyClaimDetails : LazyClaimLists],
      feedback: 'fantDuDetDuLetteEtter',
    };
  }),
  ...pathsOf('dekning').map(
    (path): PageRoute => ({
      path,
      own: 'dekning',
      Component: LazyCover,
      gate: 'login',
      queries: ({ client, boot, url }) => [
        ...coverPageQueries(url.searchParams),
        ...agreementQueries(client, boot, NAMES),
      ],
      feedback: 'fantDuDetDuLetteEtter',
    }),
  ),
];

/**
 * A rarely used page. Its route is in this script to keep it out of the other pages. Links load its document.
 */
const SECURITY_ROUTE: PageRoute = {
  path: PATHS.security,
  loadsOwnRoutes: true,
  Component: lazyPage('web/app/SecurityRoute.tsx', async () => {
    const { SecurityRoute, title } = await import('./SecurityRoute.tsx');
    return { Component: SecurityRoute, title };
  }),
  gate: 'login',
  queries: ({ url }) => securityPageQueries(url),
  feedback: 'fantDuDetDuLetteEtter',
};

/** The comparison of offers, also kept out of the other pages. */
const COMPARISON_ROUTE: PageRoute = {
  path: PATHS.offerComparison,
  loadsOwnRoutes: true,
  Component: lazyPage('web/offers/ComparisonPage.tsx', async () => {
    const { ComparisonPage, title } = await import('../offers/ComparisonPage.tsx');
    return { Component: ComparisonPage, title };
  }),
  gate: 'login',
  queries: ({ url }) => comparisonPageQueries(url),
  feedback: 'smiley',
};

/** The check of confirmations, for people who are no customers. */
const CONFIRMATION_CHECK_ROUTE: PageRoute = {
  path: PATHS.confirmationCheck,
  loadsOwnRoutes: true,
  hasNoMenu: true,
  Component: lazyPage('web/confirmation-check/CheckPage.tsx', async () => {
    const { CheckPage, title } = await import('../confirmation-check/CheckPage.tsx');
    return { Component: CheckPage, title };
  }),
};

/** The sharings of the customer, also kept out of the other pages. */
const SHARING_ROUTE: PageRoute = {
  path: PATHS.sharing,
  loadsOwnRoutes: true,
  Component: lazyPage('web/sharing/SharingPage.tsx', async () => {
    const { SharingPage, title } = await import('../sharing/SharingPage.tsx');
    return { Component: SharingPage, title };
  }),
  gate: 'login',
  queries: () => [sharingQuery, myDataStatusQuery],
  feedback: 'fantDuDetDuLetteEtter',
};

/** The overview of another customer who shares it. The customer's own overview comes first in the route table. */
const SHARED_OVERVIEW_ROUTE: PageRoute = {
  path: PATHS.overview,
  loadsOwnRoutes: true,
  onBehalf: 'FORSIKRINGER',
  Component: lazyPage('web/overview/SharedOverviewPage.tsx', async () => {
    const { SharedOverviewPage, title } = await import('../overview/SharedOverviewPage.tsx');
    return { Component: SharedOverviewPage, title };
  }),
  gate: 'login',
  queries: ({ client, boot }) => agreementQueries(client, boot),
  feedback: 'smiley',
};

/** The rarely used pages, at every distributor. */
export const RARE_ROUTES: readonly PageRoute[] = [
  SECURITY_ROUTE,
  SHARING_ROUTE,
  COMPARISON_ROUTE,
  CONFIRMATION_CHECK_ROUTE,
  SHARED_OVERVIEW_ROUTE,
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

/**
 * Returns the routes of the message pages at a path below `BASE_PATH`. The result is the same object for each
 * call.
 */
export function messageRoutes(list: string): readonly PageRoute[] {
  const routes = routesByPath.get(list) ?? newMessageRoutes(list);
  routesByPath.set(list, routes);
  return routes;
}

function newMessageRoutes(list: string): readonly PageRoute[] {
  const [all = '', one = ''] = messagePaths(list);
  const parametersOf = parametersIn(one);
  const shared = { own: 'meldinger', gate: 'login', feedback: 'fantDuDetDuLetteEtter' } as const;
  return [
    {
      ...shared,
      path: all,
      Component: LazyMessages,
      queries: () => [messagesQuery],
      lazyModules: () => [LazyMessageLists],
    },
    {
      ...shared,
      path: one,
      Component: LazyMessage,
      queries: ({ client, boot, url }) => messagePageQueries(client, boot, parametersOf(url)),
      existence: ({ url }) => oneMessageQueries(parametersOf(url)),
      lazyModules: () => [LazyMessageContent],
    },
  ];
}

function parametersIn(path: string): (url: URL) => PathParameters {
  return (url) => matchPath(addressOf(path), url.pathname) ?? {};
}

function pathsOf(page: OwnPage): readonly string[] {
  return OWN_PAGE_PATHS[page] ?? [];
}
