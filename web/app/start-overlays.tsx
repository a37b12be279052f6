import './overlays.scss';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Boot } from '../../contract/first-page.ts';
import { isOwnPageAddress } from '../../domain/own-pages.ts';
import { refetchOnReconnect } from '../platform/api/background.ts';
import { BootProvider } from '../platform/boot.tsx';
import { takeOverLinks } from '../platform/links/mobile-bank.ts';
import { type Router, RouterProvider } from '../platform/router/router.ts';
import { restoreFragment } from '../platform/session/fragment.ts';
import { showToast } from '../toasts/show-toast.ts';
import { followTranslation } from './follow-translation.ts';
import { keepDraftsWhileHidden } from './keep-drafts.ts';
import { LazyExit } from './LeavingPage.tsx';
import { noteFilledFields } from './note-filled-fields.ts';
import { Overlays } from './Overlays.tsx';
import { prefetchMenuPages } from './prefetch-menu-pages.ts';
import { restorePositions } from './restore-positions.ts';

/**
 * Starts the overlays in a separate root, because they are not in the first page and must not move it. Then
 * prefetches the menu's pages.
 */
export function startOverlays(boot: Boot, client: QueryClient, router: Router): void {
  followTranslation();
  noteFilledFields();
  restorePositions(router.location);
  if (boot.session?.kfpSessionId) restoreFragment();
  if (boot.customerRef !== null && boot.sharing === undefined) keepDraftsWhileHidden();
  if (boot.inMobileBank) {
    takeOverLinks({
      isOwnPage: (pathname) => isOwnPageAddress(pathname, boot.distributor),
      onError: (message) => showToast(message, { tone: 'error' }),
    });
  }
  refetchOnReconnect(client);
  // A module that fails here is loaded again when it is shown.
  LazyExit.preload().catch(() => {});
  prefetchMenuPages(boot.session);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <BootProvider boot={boot}>
        <QueryClientProvider client={client}>
          <RouterProvider value={router}>
            <Overlays />
          </RouterProvider>
        </QueryClientProvider>
      </BootProvider>
    </StrictMode>,
  );
}
