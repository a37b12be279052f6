import { afterEach, expect, test, vi } from 'vitest';
import { lazyModulesOf } from './lazy-modules.ts';
import { prefetchMenuPages } from './prefetch-menu-pages.ts';
import type { PageRoute } from './route.ts';
import { ROUTES } from './routes.tsx';

const CUSTOMER = { kfpSessionId: 'any' };

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a customer', CUSTOMER, {}, 1],
  ['a customer with the data saver on', CUSTOMER, { saveData: true }, 0],
  ['a visitor without login', {}, {}, 0],
  ['an unknown session', null, {}, 0],
])('for %s (%j, %j), requests %i idle callbacks', (_who, session, connection, calls) => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  prefetchMenuPages(session);
  expect(requestIdleCallback).toHaveBeenCalledTimes(calls);
});

test.each([
  ['a browser with a network', true, 1],
  ['a browser without a network, which would cache the failure', false, 0],
])('in %s (online: %s), starts %i loads', (_why, onLine, loads) => {
  const preload = vi.fn(() => new Promise<void>(() => {}));
  for (const part of ROUTES.flatMap(partsOf)) vi.spyOn(part, 'preload').mockImplementation(preload);
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  prefetchMenuPages(CUSTOMER);
  expect(preload).toHaveBeenCalledTimes(loads);
});

function partsOf(route: PageRoute) {
  return lazyModulesOf(route, CUSTOMER);
}
