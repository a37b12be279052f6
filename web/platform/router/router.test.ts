import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pendingNetworkAction } from '../online.ts';
import { startPageDay } from '../page-day.ts';
import { browserRouter, staticRouter } from './router.ts';

/** The parts of `window` that a router uses. */
class FakeWindow extends EventTarget {
  location = new URL('http://portal.invalid/privat/forsikring/oversikt/?a=1');
  steps: string[] = [];
  history = {
    pushState: (_state: null, _title: string, address: string) => this.#go('push', address),
    replaceState: (_state: null, _title: string, address: string) => this.#go('replace', address),
  };

  #go(how: string, address: string) {
    this.location = new URL(address, this.location);
    this.steps.push(`${how} ${this.location.pathname}${this.location.search}`);
  }
}

let page: FakeWindow;
beforeEach(() => {
  page = new FakeWindow();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  startPageDay({ todaySecondsLeft: Infinity });
});

test('pushes a history entry for a link, and replaces it for the same address', () => {
  const router = browserRouter(() => null);
  router.navigate('/oversikt/tilbud?vis=alle');
  router.navigate('/oversikt/tilbud?vis=alle');
  const address = '/privat/forsikring/oversikt/tilbud?vis=alle';
  expect(page.steps).toEqual([`push ${address}`, `replace ${address}`]);
  expect(router.location.get()).toEqual({
    pathname: '/oversikt/tilbud',
    search: '?vis=alle',
    visit: 2,
    isBackOrForward: false,
  });
});

test('distinguishes a history step from a link', () => {
  const router = browserRouter(() => null);
  router.navigate('/oversikt/tilbud');
  page.location = new URL('http://portal.invalid/privat/forsikring/oversikt');
  page.dispatchEvent(new Event('popstate'));
  expect(router.location.get()).toEqual({
    pathname: '/oversikt',
    search: '',
    visit: 2,
    isBackOrForward: true,
  });
});

test.each([
  ['/privat/forsikring/oversikt/kvittering/BIL?a=1', '/oversikt/kvittering/BIL', '?a=1'],
  ['/privat/forsikringer', '', ''],
])('%s has the path %s and the query %s', (address, pathname, search) => {
  expect(staticRouter(address).location.get()).toMatchObject({ pathname, search });
});

/** Returns a router whose pages become ready when the test resolves them. */
function waitingRouter() {
  const pages = new Map<string, PromiseWithResolvers<boolean>>();
  const router = browserRouter(({ pathname }) => {
    const ready = Promise.withResolvers<boolean>();
    pages.set(pathname, ready);
    return ready.promise;
  });
  return { router, ready: (path: string) => pages.get(`/privat/forsikring${path}`) };
}

test('keeps the current page and address until the next page is ready', async () => {
  const { router, ready } = waitingRouter();
  router.navigate('/oversikt/tilbud');
  await Promise.resolve();
  expect([router.location.get().pathname, page.steps]).toEqual(['/oversikt/', []]);
  ready('/oversikt/tilbud')?.resolve(true);
  await vi.waitFor(() => expect(router.location.get().pathname).toBe('/oversikt/tilbud'));
  expect(page.steps).toEqual(['push /privat/forsikring/oversikt/tilbud']);
});

test('shows a page that fails to load or takes too long', async () => {
  vi.useFakeTimers();
  const { router, ready } = waitingRouter();
  router.navigate('/oversikt/tilbud');
  ready('/oversikt/tilbud')?.reject(new Error('gone'));
  await vi.advanceTimersByTimeAsync(0);
  expect(router.location.get().pathname).toBe('/oversikt/tilbud');
  router.navigate('/oversikt/forsikringsprofil');
  await vi.advanceTimersByTimeAsync(599);
  expect(router.location.get().pathname).toBe('/oversikt/tilbud');
  await vi.advanceTimersByTimeAsync(1);
  expect(router.location.get().pathname).toBe('/oversikt/forsikringsprofil');
});

test('of two clicks, only the last takes effect', async () => {
  vi.useFakeTimers();
  const { router, ready } = waitingRouter();
  router.navigate('/oversikt/tilbud');
  router.navigate('/oversikt/forsikringsprofil');
  ready('/oversikt/tilbud')?.resolve(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.steps).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  expect(page.steps).toEqual(['push /privat/forsikring/oversikt/forsikringsprofil']);
});

test('while offline, keeps the current page, and shows the requested page when back online', async () => {
  const { router, ready } = waitingRouter();
  router.navigate('/oversikt/tilbud');
  ready('/oversikt/tilbud')?.resolve(false);
  await vi.waitFor(() => expect(pendingNetworkAction.get()).toBe('page'));
  expect([router.location.get().pathname, page.steps]).toEqual(['/oversikt/', []]);
  page.dispatchEvent(new Event('online'));
  ready('/oversikt/tilbud')?.resolve(true);
  await vi.waitFor(() => expect(router.location.get().pathname).toBe('/oversikt/tilbud'));
  expect(pendingNetworkAction.get()).toBeNull();
});

test('does not show a requested page when back online if the customer has navigated elsewhere', async () => {
  const { router, ready } = waitingRouter();
  router.navigate('/oversikt/tilbud');
  ready('/oversikt/tilbud')?.resolve(false);
  await vi.waitFor(() => expect(pendingNetworkAction.get()).toBe('page'));
  router.navigate('/oversikt/forsikringsprofil');
  ready('/oversikt/forsikringsprofil')?.resolve(true);
  await vi.waitFor(() => expect(router.location.get().pathname).toBe('/oversikt/forsikringsprofil'));
  expect(pendingNetworkAction.get()).toBeNull();
  page.dispatchEvent(new Event('online'));
  expect(page.steps).toEqual(['push /privat/forsikring/oversikt/forsikringsprofil']);
});

test('loads the document of another person instead of showing it, also after a step in the history', () => {
  const loads: string[] = [];
  const location = Object.assign(page.location, {
    assign: (to: URL) => loads.push(to.pathname + to.search),
    reload: () => loads.push('reload'),
  });
  const prepare = vi.fn(() => null);
  const router = browserRouter(prepare);
  router.prefetch('/oversikt/?vegneAv=x');
  router.navigate('/oversikt/?vegneAv=x');
  expect([loads, page.steps, prepare.mock.calls]).toEqual([
    ['/privat/forsikring/oversikt/?vegneAv=x'],
    [],
    [],
  ]);
  location.search = '?vegneAv=x';
  page.dispatchEvent(new Event('popstate'));
  expect(loads.at(-1)).toBe('reload');
  expect(router.location.get().visit).toBe(0);
});

test('stays in the document of another person for other pages of the person', () => {
  page.location.search = '?vegneAv=x';
  const router = browserRouter(() => null);
  router.navigate('/dokumenter?vegneAv=x');
  expect(page.steps).toEqual(['push /privat/forsikring/dokumenter?vegneAv=x']);
});

test('loads the document of a page once the day of this one has ended', () => {
  vi.useFakeTimers();
  const loads: string[] = [];
  startPageDay({ todaySecondsLeft: 60 });
  const router = browserRouter(() => null);
  vi.advanceTimersByTime(59_999);
  router.navigate('/oversikt/tilbud');
  Object.assign(page.location, { assign: (to: URL) => loads.push(to.pathname) });
  vi.advanceTimersByTime(1);
  router.navigate('/oversikt/sikkerhet');
  expect([page.steps, loads]).toEqual([
    ['push /privat/forsikring/oversikt/tilbud'],
    ['/privat/forsikring/oversikt/sikkerhet'],
  ]);
});

test('stays in the document while offline, also on the next day, since the browser would show its error page', () => {
  const loads: string[] = [];
  vi.stubGlobal('navigator', { onLine: false });
  startPageDay({ todaySecondsLeft: 0 });
  Object.assign(page.location, { assign: (to: URL) => loads.push(to.href) });
  const router = browserRouter(() => null);
  router.navigate('/oversikt/spraak?vegneAv=x');
  expect([loads, pendingNetworkAction.get()]).toEqual([[], 'link']);
  router.navigate('/oversikt/tilbud');
  expect([loads, page.steps]).toEqual([[], ['push /privat/forsikring/oversikt/tilbud']]);
  expect(pendingNetworkAction.get()).toBeNull();
});
