import { useEffect } from 'react';
import { Feedback } from '../feedback/Feedback.tsx';
import { useBoot } from '../platform/boot.tsx';
import { pendingBoundaries } from '../platform/DeferredBoundary.tsx';
import { useLocation } from '../platform/router/router.ts';
import { useSession } from '../platform/session/session.ts';
import { useExit } from './exit.ts';
import { Gate } from './Gate.tsx';
import { LeavingPage } from './LeavingPage.tsx';
import { LOADING } from './lazy-root.tsx';
import { matchRoute } from './match-route.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Page } from './Page.tsx';
import { usePageChange } from './use-page-change.ts';

/** Renders the page of the current address, with the router and providers of the browser or the server. */
export function App() {
  const { route, parameters } = matchRoute(useLocation().pathname, useBoot());
  usePageChange(parameters.produkt);
  useHydrated();
  const exit = useExit();
  const session = useSession();
  // Hides the page: it must not navigate any more.
  if (exit) return <LeavingPage exit={exit} />;
  // No header and footer until it is known which page to show (spec: shell §2.8).
  if (route.gate === 'session' && session === 'loading')
    return <main className="kfp-full-screen-loader">{LOADING}</main>;
  const { Component, path, feedback } = route;
  const content = (
    <Component
      key={path}
      parameters={parameters}
      feedback={feedback ? <Feedback kind={feedback} /> : null}
      NotFound={NotFoundPage}
    />
  );
  return <Page route={route}>{route.gate === 'login' ? <Gate>{content}</Gate> : content}</Page>;
}

/** Marks the document when the page responds to input, for measurements and browser tests. */
function useHydrated(): void {
  useEffect(() => {
    markHydrated();
    return pendingBoundaries.subscribe(markHydrated);
  }, []);
}

function markHydrated(): void {
  if (pendingBoundaries.get() === 0) document.documentElement.dataset.hydrated = 'true';
}
