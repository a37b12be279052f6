import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserRouter, staticRouter } from './router.ts';

/** What a router uses of a browser's window. */
class FakeWindow extends EventTarget {
  location = new URL('http://portal.invalid/privat/forsikring/oversikt/?a=1');
  steps: string[] = [];
  history = {
    pushState: (_state: null, _title: string, address: string) => this.#go(`push ${address}`, address),
    replaceState: (_state: null, _title: string, address: string) => this.#go(`replace ${address}`, address),
  };

  #go(step: string, address: string) {
    this.steps.push(step);
    this.location = new URL(address, this.location);
  }
}

let page: FakeWindow;
beforeEach(() => {
  page = new FakeWindow();
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

test('a link adds a step, one to the same address replaces it', () => {
  const router = browserRouter();
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

test('a step through the history is known from a link', () => {
  const router = browserRouter();
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
])('%s is the path %s with the query %s', (address, pathname, search) => {
  expect(staticRouter(address).location.get()).toMatchObject({ pathname, search });
});
