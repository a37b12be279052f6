import { matchPath } from '../../domain/match-path.ts';
import { OWN_PAGE_PATHS, type OwnPage } from '../../domain/own-pages.ts';
import { addressOf } from '../../domain/paths.ts';
import { detailsPageQueries } from '../agreement-details/queries.ts';
import { documentsQuery } from '../documents/queries.ts';
import { invoicesPageQueries } from '../invoices/queries.ts';
import { lazyPage } from './lazy-page.tsx';
import type { PageRoute } from './route.ts';

const LazyDetails = lazyPage('web/app/DetailsRoute.tsx', async () => {
  const { DetailsRoute, title } = await import('./DetailsRoute.tsx');
  return { Component: DetailsRoute, title };
});

const LazyDocuments = lazyPage('web/documents/DocumentsPage.tsx', async () => {
  const { DocumentsPage, title } = await import('../documents/DocumentsPage.tsx');
  return { Component: DocumentsPage, title };
});

const LazyInvoices = lazyPage('web/invoices/InvoicesPage.tsx', async () => {
  const { InvoicesPage, title } = await import('../invoices/InvoicesPage.tsx');
  return { Component: InvoicesPage, title };
});

/**
 * The pages that a distributor may have an app for instead, at that app's addresses (spec: beyond §1). Their entries come with
 * their script: whoever sees another page goes there by a load of the document.
 */
export const OWN_ROUTES: readonly PageRoute[] = [
  ...pathsOf('detaljer').map(
    (path): PageRoute => ({
      path,
      own: 'detaljer',
      Component: LazyDetails,
      gate: 'login',
      queries: ({ client, boot, url }) =>
        detailsPageQueries(client, boot, matchPath(addressOf(path), url.pathname) ?? {}),
      feedback: 'fantDuDetDuLetteEtter',
    }),
  ),
  ...pathsOf('dokumenter').map(
    (path): PageRoute => ({
      path,
      own: 'dokumenter',
      Component: LazyDocuments,
      gate: 'login',
      queries: () => [documentsQuery],
      feedback: 'fantDuDetDuLetteEtter',
    }),
  ),
  ...pathsOf('faktura').map(
    (path): PageRoute => ({
      path,
      own: 'faktura',
      Component: LazyInvoices,
      gate: 'login',
      queries: ({ client, boot }) => invoicesPageQueries(client, boot),
      feedback: 'fantDuDetDuLetteEtter',
    }),
  ),
];

function pathsOf(page: OwnPage): readonly string[] {
  return OWN_PAGE_PATHS[page] ?? [];
}
