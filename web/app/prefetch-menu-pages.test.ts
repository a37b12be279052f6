import { afterEach, expect, test, vi } from 'vitest';
import { lazyModulesOf } from './lazy-modules.ts';
import { prefetchMenuPages } from './prefetch-menu-pages.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.tsx';

const CUSTOMER = { kfpSessionId: 'any' };

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a customer', CUSTOMER, {}, 1],
  ['a customer who saves data', CUSTOMER, { saveData: true }, 0],
  ['nobody', {}, {}, 0],
  ['whom nobody knows', null, {}, 0],
])('for %s the browser is asked to call when idle', (_who, session, connection, calls) => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  prefetchMenuPages(session);
  expect(requestIdleCallback).toHaveBeenCalledTimes(calls);
});

test.each([
  ['there is a network', true, 1],
  ['there is none: the browser would keep what failed', false, 0],
])('begins to load the pages where %s', (_why, onLine, loads) => {
  const preload = vi.fn(() => new Promise<void>(() => {}));
  for (const part of ROUTES.flatMap(partsOf)) vi.spyOn(part, 'preload').mockImplementation(preload);
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  prefetchMenuPages(CUSTOMER);
  expect(preload).toHaveBeenCalledTimes(loads);
});

function partsOf(route: Route) {
  return 'redirect' in route ? [] : lazyModulesOf(route, CUSTOMER);
}
