import './app/styles.scss';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { FirstPageState } from '../contract/first-page.ts';
import { App } from './app/App.tsx';
import { CacheProvider } from './app/CacheProvider.tsx';
import { showFromCard } from './app/card-transition.ts';
import { recordFullLoad, reloadFromServerOnce } from './app/full-load.ts';
import { lazyModulesOf, partition } from './app/lazy-modules.ts';
import { isOwnPage, matchAddress, setAdditionalRoutes } from './app/match-route.ts';
import { loadingOwnRoutes } from './app/own-route-loader.ts';
import { hasAllData } from './app/prefetch.ts';
import { pagePreparer } from './app/prepare-page.ts';
import { cacheRestorer } from './app/restore-cache.ts';
import type { LazyModule } from './app/route.ts';
import { TopErrorBoundary } from './app/TopErrorBoundary.tsx';
import { watchRefusals } from './app/watch-refusals.ts';
import { hasWholeStyleSheet } from './app/whole-style-sheet.ts';
import { continueWithoutCode } from './app/without-code.ts';
import { bufferErrors } from './error-reports/reports.ts';
import { opensForm } from './platform/acts/act-message.ts';
import { ignoreStrayPresses } from './platform/acts/double-press.ts';
import { runIntervalsInBackground } from './platform/api/background.ts';
import { setPageSharing } from './platform/api/page-session.ts';
import { createQueryClient, hydrateAnswers } from './platform/api/query-client.ts';
import { fetchByKey, setApiHost } from './platform/api/request.ts';
import { BootProvider } from './platform/boot.tsx';
import { SelectiveHydration } from './platform/DeferredBoundary.tsx';
import { nextTask } from './platform/next-task.ts';
import { startPageDay } from './platform/page-day.ts';
import { browserRouter, RouterProvider } from './platform/router/router.ts';
import { keepDraftsWhileHidden, restoreDrafts } from './platform/session/drafts.ts';
import { trackPageSession } from './platform/session/session.ts';
import { startSessionExpiry } from './platform/session/session-expiry.ts';

// Define no components in this file: development would then run the whole file again for each change.
const firstPage = document.getElementById('first-page');
const { boot, answers } = JSON.parse(firstPage?.textContent ?? '') as FirstPageState;
// The customer's data, and a national id that is shown, must not outlast what shows them.
firstPage?.replaceChildren();
setApiHost(boot.distributor.kfpApiHost);
if (boot.errorReports) bufferErrors();
runIntervalsInBackground();
setPageSharing(boot.sharing?.id);
const client = createQueryClient(fetchByKey, { person: boot.sharing?.id });
hydrateAnswers(client, answers);
trackPageSession(client);
watchRefusals(client);
// Drafts on another customer's pages stay in memory.
restoreDrafts(boot.sharing === undefined ? boot.customerRef : null);
keepDraftsWhileHidden();
startSessionExpiry(boot);
startPageDay(boot);
// Rows work once they are hydrated, before the overlays have loaded.
ignoreStrayPresses();

const cache = cacheRestorer(client, boot);
const ownRouter = browserRouter(pagePreparer(client, boot, cache), showFromCard);
const router = loadingOwnRoutes(ownRouter, boot, loadOwnRoutes);
void loadAndStart();

// A deployment may have removed a script since the page was sent. The page is then reloaded once. If the script is
// still missing, the page stays as the server sent it, without hydration.
async function loadAndStart(): Promise<void> {
  // Chrome before 110, Firefox before 115 and Safari before 16 lack more than this (README.md).
  if (!('toSorted' in []) && (await continueWithoutCode())) return;
  const hasFunctions = 'parse' in URL || (await succeeds(import('./platform/older-browsers.ts')));
  const hasRoutes = isOwnPage(window.location.pathname, boot) || (await succeeds(loadOwnRoutes()));
  const isReady = hasFunctions && hasRoutes;
  if (!isReady) return void ((await reloadFromServerOnce()) || (await continueWithoutCode()));
  const { route, parameters } = matchAddress(window.location.pathname, boot);
  const url = new URL(window.location.href);
  const hydratesSelectively = hasAllData(route, { client, boot, url, parameters });
  const modules = partition(lazyModulesOf(route, boot.session, opensForm(url)), hydratesSelectively);
  const hasCode = await loadAll(modules.first);
  const hasFirst = (await hasWholeStyleSheet()) && hasCode;
  if (!hasFirst && (await reloadFromServerOnce())) return;
  // The page that the server sent works without code, and an error would replace it.
  if (!hasCode && (await continueWithoutCode())) return;
  // Evaluating the scripts, hydrating and loading the overlays are tasks of their own, with presses answered in between.
  await nextTask();
  start(hydratesSelectively);
  const hasLater = await loadAll(modules.later);
  // Before the session is known, it is unknown what code the page needs.
  if (hasFirst && hasLater && boot.session) recordFullLoad();
  if (!hasLater) await reloadFromServerOnce();
}

function succeeds(loading: Promise<unknown>): Promise<boolean> {
  return loading.then(
    () => true,
    () => false,
  );
}

async function loadOwnRoutes(): Promise<void> {
  const { ownRoutesOf } = await import('./app/own-routes.tsx');
  setAdditionalRoutes(ownRoutesOf);
}

function loadAll(needed: readonly LazyModule[]): Promise<boolean> {
  return succeeds(Promise.all(needed.map(({ preload }) => preload())));
}

function start(hydratesSelectively: boolean): void {
  const hydrated = new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document.getElementById('root') as HTMLElement,
        <StrictMode>
          <BootProvider value={boot}>
            <TopErrorBoundary onHydrated={resolve}>
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
  });
  // Earlier, an answer that the overlays ask for could change the markup that is being hydrated.
  void hydrated.then(loadOverlays);
}

/** Loads dialogs, toasts and the session timers after the first view. After a failure, tries again in 10 s. */
async function loadOverlays(): Promise<void> {
  await nextTask();
  try {
    const { startOverlays } = await import('./app/start-overlays.tsx');
    startOverlays(boot, client, router);
  } catch {
    setTimeout(loadOverlays, 10_000);
  }
}
