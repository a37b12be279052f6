import './app/styles.scss';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { FirstPageState } from '../contract/first-page.ts';
import { App } from './app/App.tsx';
import { CacheProvider } from './app/CacheProvider.tsx';
import { loadFromServerOnce, noteFullyLoaded } from './app/full-load.ts';
import { lazyModulesOf, partition } from './app/lazy-modules.ts';
import { addRoutes, isOwnPage, matchAddress } from './app/match-route.ts';
import { isWhole } from './app/prefetch.ts';
import { pagePreparer } from './app/prepare-page.ts';
import { cacheRestorer } from './app/restore-cache.ts';
import type { LazyModule } from './app/route.ts';
import { TopErrorBoundary } from './app/TopErrorBoundary.tsx';
import { watchRefusals } from './app/watch-refusals.ts';
import { hasWholeStyleSheet } from './app/whole-style-sheet.ts';
import { bufferErrors } from './error-reports/reports.ts';
import { putIntervalsInBackground } from './platform/api/background.ts';
import { createQueryClient, hydrateAnswers } from './platform/api/query-client.ts';
import { fetchByKey, setApiHost } from './platform/api/request.ts';
import { BootProvider } from './platform/boot.tsx';
import { SelectiveHydration } from './platform/DeferredBoundary.tsx';
import { browserRouter, RouterProvider } from './platform/router/router.ts';
import { keepDrafts, takeUpDrafts } from './platform/session/drafts.ts';
import { nameSession } from './platform/session/session.ts';
import { startSessionExpiry } from './session-timeout/session-expiry.ts';

// No component stands in this file: development would run all of it again for a change that it could take in alone.
const { boot, answers } = JSON.parse(
  document.getElementById('first-page')?.textContent ?? '',
) as FirstPageState;
setApiHost(boot.distributor.kfpApiHost);
if (boot.errorReports) bufferErrors();
putIntervalsInBackground();
const client = createQueryClient(fetchByKey);
hydrateAnswers(client, answers);
nameSession(client);
watchRefusals(client);
takeUpDrafts(boot.customerRef);
window.addEventListener('pagehide', keepDrafts);
startSessionExpiry(boot.sessionSecondsLeft);

const cache = cacheRestorer(client, boot);
const router = browserRouter(pagePreparer(client, boot, cache));
void loadAndStart();

// A deployment may have taken a script away since the page was sent: then the page is loaded anew once, and what still can't
// be had says so itself when it is shown.
async function loadAndStart(): Promise<void> {
  const isKnown = isOwnPage(window.location.pathname, boot.distributor);
  const hasRoutes = isKnown || (await addOwnRoutes());
  if (!hasRoutes) return;
  const { route } = matchAddress(window.location.pathname, boot.distributor);
  const url = new URL(window.location.href);
  const hydratesSelectively = !('redirect' in route) && isWhole(client, boot, url, route);
  const modules = partition(
    'redirect' in route ? [] : lazyModulesOf(route, boot.session),
    hydratesSelectively,
  );
  const hasFirst = (await hasCome(modules.first)) && (await hasWholeStyleSheet());
  if (!hasFirst && (await loadFromServerOnce())) return;
  start(hydratesSelectively);
  const hasLater = await hasCome(modules.later);
  if (hasFirst && hasLater) noteFullyLoaded();
  if (!hasLater) await loadFromServerOnce();
}

/** Without them the page stays as the server sent it, to be read. Returns whether they are there. */
async function addOwnRoutes(): Promise<boolean> {
  try {
    const { ownRoutesOf } = await import('./app/own-routes.tsx');
    addRoutes(ownRoutesOf);
    return true;
  } catch {
    await loadFromServerOnce();
    return false;
  }
}

async function hasCome(needed: readonly LazyModule[]): Promise<boolean> {
  const loaded = await Promise.allSettled(needed.map(({ preload }) => preload()));
  return loaded.every(({ status }) => status === 'fulfilled');
}

function start(hydratesSelectively: boolean): void {
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <BootProvider boot={boot}>
          <TopErrorBoundary>
            <CacheProvider client={client} waits={!hydratesSelectively} restore={cache.restore}>
              <RouterProvider value={router}>
                <SelectiveHydration value={hydratesSelectively}>
                  <App />
                </SelectiveHydration>
              </RouterProvider>
            </CacheProvider>
          </TopErrorBoundary>
        </BootProvider>
      </StrictMode>,
    );
  });
  void loadOverlays();
}

/** Dialogs, toasts and the session's watch come after the first view; where they can't be had, again a while later. */
async function loadOverlays(): Promise<void> {
  try {
    const { startOverlays } = await import('./app/start-overlays.tsx');
    startOverlays(boot, client, router.location);
  } catch {
    setTimeout(loadOverlays, 10_000);
  }
}
