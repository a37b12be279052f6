import { afterEach, expect, test, vi } from 'vitest';
import { prefetchMenuPages } from './prefetch-menu-pages.ts';

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
