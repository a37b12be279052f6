import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { RenderRequest, RenderResult } from '../contract/first-page.ts';
import { inTime } from '../domain/in-time.ts';
import { App } from './app/App.tsx';
import { lazyModulesOf, partition, preloadAll } from './app/lazy-modules.ts';
import { matchAddress, setAdditionalRoutes } from './app/match-route.ts';
import { messageRoutes, OWN_ROUTES, ownRoutesOf, RARE_ROUTES } from './app/own-routes.tsx';
import { hasAllData, prefetch, prefetchExistence } from './app/prefetch.ts';
import { redirectOf } from './app/redirect.ts';
import { ROUTES, SHARING_OVER_PAGE } from './app/routes.tsx';
import { STATIC_ROUTES } from './app/static-routes.tsx';
import { opensForm } from './platform/acts/act-message.ts';
import { dehydrateAnswers } from './platform/api/dehydrate-answers.ts';
import { createQueryClient } from './platform/api/query-client.ts';
import { BootProvider } from './platform/boot.tsx';
import { SelectiveHydration } from './platform/DeferredBoundary.tsx';
import { PageMetadataContext, type PageMetadataValues } from './platform/page-metadata.tsx';
import { RouterProvider, staticRouter } from './platform/router/router.ts';
import { sessionQuery } from './platform/session/session.ts';

setAdditionalRoutes((distributor) => [...ownRoutesOf(distributor), ...STATIC_ROUTES]);
// Components that are lazy in the browser are rendered synchronously here.
await preloadAll([
  ...ROUTES,
  SHARING_OVER_PAGE,
  ...RARE_ROUTES,
  ...OWN_ROUTES,
  ...messageRoutes('/meldinger'),
]);

/** Renders the page of an address with the answers that arrive before the deadline. Other parts are skeletons. */
export async function renderPage({
  url,
  boot,
  get,
  deadlineMs,
  existenceMs,
}: RenderRequest): Promise<RenderResult> {
  const redirect = redirectOf(boot, url);
  const address = new URL(url, 'http://portal.invalid');
  const { route, parameters } = matchAddress(address.pathname, boot);
  if (redirect) {
    return { status: 302, title: '', html: '', answers: [], isWhole: true, modules: [], redirect };
  }

  const client = createQueryClient(get, { retry: 0, person: boot.sharing?.id });
  if (boot.session) client.setQueryData(sessionQuery.queryKey, boot.session);
  const options = { client, boot, url: address, parameters };
  if (deadlineMs > 0) await inTime(prefetch(route, options), deadlineMs);
  if (existenceMs > deadlineMs) await inTime(prefetchExistence(route, options), existenceMs - deadlineMs);

  const whole = hasAllData(route, options);
  const modules = partition(lazyModulesOf(route, boot.session, opensForm(address)), whole);
  const metadata: PageMetadataValues = { title: boot.distributor.name, status: 200 };
  const html = renderToString(
    <PageMetadataContext value={metadata}>
      <BootProvider value={boot}>
        <QueryClientProvider client={client}>
          <RouterProvider value={staticRouter(url)}>
            <SelectiveHydration value={whole}>
              <App />
            </SelectiveHydration>
          </RouterProvider>
        </QueryClientProvider>
      </BootProvider>
    </PageMetadataContext>,
  );
  const text = { search: address.search, pathname: metadata.status === 200 ? null : address.pathname };
  const result = {
    ...metadata,
    html,
    answers: dehydrateAnswers(client, text, boot.form.nokkel),
    isWhole: whole,
    modules: [
      ...(ownRoutesOf(boot.distributor).includes(route) ? ['web/app/own-routes.tsx'] : []),
      ...modules.first.map(({ module }) => module),
    ],
    redirect: null,
  };
  client.clear();
  return result;
}
