import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createQueryClient } from '../platform/api/query-client.ts';
import { BootProvider } from '../platform/boot.tsx';
import { RouterProvider, staticRouter } from '../platform/router/router.ts';
import { bootOf } from './boot.ts';

/** Returns a client whose requests never finish. */
export const waitingClient = () => createQueryClient(() => new Promise(() => {}));

/** Returns the HTML of a page with the answers in the client, with ordinary spaces. */
export function htmlOf(
  page: ReactNode,
  { boot = bootOf(), address = '/', client = waitingClient() } = {},
): string {
  return renderToStaticMarkup(
    <RouterProvider value={staticRouter(address)}>
      <BootProvider value={boot}>
        <QueryClientProvider client={client}>{page}</QueryClientProvider>
      </BootProvider>
    </RouterProvider>,
  ).replaceAll('\u00a0', ' ');
}

/** Returns the text of HTML, with a space between elements. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
