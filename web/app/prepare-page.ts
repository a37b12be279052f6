import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/first-page.ts';
import { prefetchQueries } from '../platform/api/prefetch.ts';
import { isOnline } from '../platform/online.ts';
import type { Prepare } from '../platform/router/router.ts';
import { sessionQuery } from '../platform/session/session.ts';
import { lazyModulesOf } from './lazy-modules.ts';
import { matchAddress, matchRoute } from './match-route.ts';
import type { CacheRestorer } from './restore-cache.ts';
import type { LazyModule } from './route.ts';

/**
 * Returns a function that loads a page's code and data in parallel. Only data that is not fresh is fetched.
 * Existing stale data is shown at once, and the page refetches it. A page whose main content is known does not
 * wait for data.
 */
export function pagePreparer(client: QueryClient, boot: Boot, cache: CacheRestorer): Prepare {
  return (url, from) => {
    const { route, parameters } = matchAddress(url.pathname, boot);
    const session = client.getQueryData(sessionQuery.queryKey) ?? null;
    if (route === matchRoute(from, boot).route || !session?.kfpSessionId) return null;
    const modules = lazyModulesOf(route, session).filter((module) => !module.isLoaded());
    const options = { client, boot, url, parameters };
    const queriesOf = () => route.queries?.(options) ?? [];
    const isKnown = route.isKnown?.(options) ?? false;
    const hasData = queriesOf().every(({ queryKey }) => client.getQueryData(queryKey) !== undefined);
    if (modules.length === 0 && hasData && cache.isRestored()) return null;
    const data = cache.restore().then(() => prefetchQueries(client, queriesOf));
    return codeOf(modules).then(async (isReady) => {
      if (isReady && !isKnown) await Promise.allSettled([data]);
      return isReady;
    });
  };
}

/** Loads the modules. Resolves to false if that fails while offline. While online, the page itself shows the error. */
async function codeOf(modules: readonly LazyModule[]): Promise<boolean> {
  const loaded = await Promise.allSettled(modules.map((module) => module.preload()));
  return loaded.every(({ status }) => status === 'fulfilled') || isOnline();
}
