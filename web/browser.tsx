import './theme/styles.scss';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { FirstPageState } from '../contract/first-page.ts';
import { App } from './app/App.tsx';
import { CacheProvider } from './app/CacheProvider.tsx';
import { loadFromServerOnce, noteFullyLoaded } from './app/full-load.ts';
import { latePartsOf } from './app/late-pages.tsx';
import { BASE_PATH } from './app/routes.ts';
import { TopErrorBoundary } from './app/TopErrorBoundary.tsx';
import { watchRefusals } from './app/watch-refusals.ts';
import { BootProvider } from './platform/boot.tsx';
import { takeUpDrafts } from './platform/drafts.ts';
import { get, setApiHost } from './platform/fetch.ts';
import { createQueryClient, fillCache } from './platform/query-client.ts';
import { keepErrors } from './platform/reports.ts';
import { nameSession } from './platform/session.ts';
import { startSessionExpiry } from './platform/session-expiry.ts';

// No component stands in this file: development would run all of it again for a change that it could take in alone.
const { boot, answers } = JSON.parse(
  document.getElementById('first-page')?.textContent ?? '',
) as FirstPageState;
setApiHost(boot.distributor.kfpApiHost);
if (boot.errorReports) keepErrors();
const client = createQueryClient((path, query, signal, renews) => get(path, query, signal, renews));
fillCache(client, answers);
nameSession(client);
watchRefusals(client);
takeUpDrafts(boot.customerRef);
startSessionExpiry(boot.sessionSecondsLeft);

// The page wakes up whole. A deployment may have taken a script away since the page was sent: then it is loaded anew once,
// and what still can't be had says so itself when it is shown.
const isLoggedIn = boot.session?.kfpSessionId !== undefined;
const lateParts = latePartsOf(window.location.pathname, isLoggedIn);
const loaded = await Promise.allSettled(lateParts.map(({ preload }) => preload()));
const isWhole = loaded.every(({ status }) => status === 'fulfilled');
if (isWhole) noteFullyLoaded();
if (isWhole || !(await loadFromServerOnce())) start();

function start(): void {
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <BootProvider boot={boot}>
          <TopErrorBoundary>
            <CacheProvider client={client}>
              <BrowserRouter basename={BASE_PATH}>
                <App />
              </BrowserRouter>
            </CacheProvider>
          </TopErrorBoundary>
        </BootProvider>
      </StrictMode>,
    );
  });
  void loadCompanions();
}

/** Dialogs, toasts and the session's watch come after the first view; where they can't be had, again a while later. */
async function loadCompanions(): Promise<void> {
  try {
    const { startCompanions } = await import('./app/start-companions.tsx');
    startCompanions(boot, client);
  } catch {
    setTimeout(loadCompanions, 10_000);
  }
}
