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
import { LazyExit } from './LeavingPage.tsx';
import { Overlays } from './Overlays.tsx';
import { prefetchMenuPages } from './prefetch-menu-pages.ts';
import { restorePositions } from './restore-positions.ts';

/**
 * Starts the overlays in a separate root, because they are not in the first page and must not move it. Then
 * prefetches the menu's pages.
 */
export function startOverlays(boot: Boot, client: QueryClient, router: Router): void {
  followTranslation();
  applyMediaQueries();
  noteFilledFields();
  focusPressed();
  const isLoggedIn = boot.session?.kfpSessionId !== undefined;
  restorePositions(router.location, isLoggedIn);
  if (isLoggedIn) restoreFragment();
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
      <BootProvider value={boot}>
        <QueryClientProvider client={client}>
          <RouterProvider value={router}>
            <Overlays />
          </RouterProvider>
        </QueryClientProvider>
      </BootProvider>
    </StrictMode>,
  );
}

const LAYOUTS = ['(width >= 680px)', '(width >= 1200px)', '(width >= 1600px)', '(orientation:portrait)'];

/**
 * Applies the rules of media queries that begin or cease to match. WebKit keeps the old ones after a change of the
 * viewport if the page uses viewport units and size containers.
 */
function applyMediaQueries(): void {
  const apply = () => {
    for (const { media } of document.styleSheets) media.mediaText = `${media.mediaText}`;
  };
  for (const layout of LAYOUTS) window.matchMedia(layout).addEventListener('change', apply);
}

const MOMENTS = ['focusin', 'focusout', 'submit'];

/**
 * Lets React know what a password manager has filled in without an event. Otherwise a form sends the value before it.
 * React ignores the event if the value has not changed. It restores its own value at the next render, which a change of
 * focus causes.
 */
function noteFilledFields(): void {
  const note = ({ target }: Event) => {
    const form = target instanceof HTMLFormElement ? target : (target as Partial<HTMLInputElement>).form;
    for (const field of form?.elements ?? []) field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const moment of MOMENTS) window.addEventListener(moment, note, true);
}

/**
 * Focuses the link or button that a finger or mouse presses, as all browsers but Safari do. Safari focuses the page
 * around it. What a press closes or removes hands the focus on only if it has the focus.
 */
function focusPressed(): void {
  const focus = ({ target, detail }: MouseEvent) => {
    // A key in a field presses the button of its form, and the field keeps the focus.
    if (detail === 0 || !(target instanceof Element)) return;
    target.closest<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  };
  window.addEventListener('click', focus, true);
}
