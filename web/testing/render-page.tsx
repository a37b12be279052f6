import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, vi } from 'vitest';
import type { Boot } from '../../contract/first-page.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import { fetchByKey } from '../platform/api/request.ts';
import { BootProvider } from '../platform/boot.tsx';
import { RouterProvider, staticRouter } from '../platform/router/router.ts';
import { restoreDrafts } from '../platform/session/drafts.ts';
import { sessionQuery } from '../platform/session/session.ts';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { toasts } from '../toasts/toasts.ts';
import { bootOf } from './boot.ts';
import { type FakeApi, fakeApi } from './fake-api.ts';

export type RenderedPage = { api: FakeApi; client: QueryClient; user: UserEvent; unmount: () => void };

type Options = {
  /** gives the endpoints their first answers */
  answers: (api: FakeApi) => void;
  boot?: Boot;
  /** path and query of the page, on the host */
  address?: string;
};

/**
 * happy-dom has no default display for these elements. An accessible name would get a space at each of them,
 * inside a word.
 */
const DISPLAY = '<style>.kfp-joint, .kfp-unit, wbr { display: inline }</style>';

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

let current: FakeApi | undefined;

afterEach(() => {
  cleanup();
  toasts.set([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(current?.problems() ?? [], 'differences from the contract').toEqual([]);
  current = undefined;
});

/**
 * Renders a page with toasts, an empty cache and a fake API. No query is fetched again by itself. Fails the test if
 * a request or an answer differs from the contract.
 */
export function renderPage(
  page: ReactNode,
  { answers, boot = bootOf(), address = '/' }: Options,
): RenderedPage {
  const api = fakeApi();
  current = api;
  answers(api);
  document.head.innerHTML = DISPLAY;
  const client = createQueryClient(fetchByKey, { retry: 0 });
  const { queries } = client.getDefaultOptions();
  // After a failure the page asks again in 10 s, as long as tests wait. A button without effect would pass.
  client.setDefaultOptions({ queries: { ...queries, refetchInterval: false } });
  if (boot.session) client.setQueryData(sessionQuery.queryKey, boot.session);
  restoreDrafts(boot.customerRef);
  const { unmount } = render(
    <BootProvider value={boot}>
      <QueryClientProvider client={client}>
        <RouterProvider value={staticRouter(address)}>
          {page}
          <ToastRegion />
        </RouterProvider>
      </QueryClientProvider>
    </BootProvider>,
  );
  return { api, client, user: userEvent.setup({ delay: null }), unmount };
}
