import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { RenderRequest, RenderResult } from '../contract/first-page.ts';
import { App } from './app/App.tsx';
import { lazyPartsOf, preloadAll } from './app/lazy-pages.tsx';
import { prefetch } from './app/prefetch.ts';
import { BASE_PATH, redirectOf } from './app/routes.ts';
import { createQueryClient, dehydrateAnswers } from './platform/api/query-client.ts';
import { BootProvider } from './platform/boot.tsx';
import { PageMetadataContext, type PageMetadataValues } from './platform/page-metadata.tsx';
import { sessionQuery } from './platform/session/session.ts';

// What comes late in the browser is drawn here like all else.
await preloadAll();

/** Draws the page of an address with the answers that come within the deadline; the rest are skeletons. */
export async function renderPage({ url, boot, get, deadlineMs }: RenderRequest): Promise<RenderResult> {
  const redirect = redirectOf(boot, url);
  if (redirect) return { status: 302, title: '', html: '', answers: [], modules: [], redirect };

  const client = createQueryClient(get, { retry: 0 });
  const isLoggedIn = boot.session?.kfpSessionId !== undefined;
  if (boot.session) client.setQueryData(sessionQuery.queryKey, boot.session);
  const address = new URL(url, 'http://portal.invalid');
  if (deadlineMs > 0) await Promise.race([prefetch(client, boot, address), passed(deadlineMs)]);

  const notes: PageMetadataValues = { title: boot.distributor.name, status: 200 };
  const html = renderToString(
    <PageMetadataContext value={notes}>
      <BootProvider boot={boot}>
        <QueryClientProvider client={client}>
          <StaticRouter location={url} basename={BASE_PATH}>
            <App />
          </StaticRouter>
        </QueryClientProvider>
      </BootProvider>
    </PageMetadataContext>,
  );
  const drawing = {
    ...notes,
    html,
    answers: dehydrateAnswers(client),
    modules: lazyPartsOf(address.pathname, isLoggedIn).map(({ module }) => module),
    redirect: null,
  };
  client.clear();
  return drawing;
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
