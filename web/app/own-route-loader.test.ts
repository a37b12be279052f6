import { afterEach, expect, test, vi } from 'vitest';
import { staticRouter } from '../platform/router/router.ts';
import { setAdditionalRoutes } from './match-route.ts';
import { loadingOwnRoutes } from './own-route-loader.ts';
import { ownRoutesOf } from './own-routes.tsx';

const CAR = '/motor/detaljer/1';
const SITE = { distributor: { egneSider: ['detaljer' as const], messagesUrl: '' } };

afterEach(() => {
  setAdditionalRoutes(() => []);
  vi.unstubAllGlobals();
});

function routerWith({ fails = false } = {}) {
  const router = { ...staticRouter('/privat/forsikring/oversikt/'), navigate: vi.fn(), prefetch: vi.fn() };
  const load = vi.fn(async () => {
    if (fails) throw new Error('no network');
    setAdditionalRoutes(ownRoutesOf);
  });
  const loadDocument = vi.fn();
  vi.stubGlobal('window', { location: { assign: loadDocument } });
  return { router, load, loadDocument, own: loadingOwnRoutes(router, SITE, load) };
}

test('goes to a known page without loading routes', () => {
  const { router, load, own } = routerWith();
  own.navigate('/oversikt');
  expect(router.navigate).toHaveBeenCalledWith('/oversikt');
  expect(load).not.toHaveBeenCalled();
});

test('loads the routes for the first link to an own page, and when one is likely', async () => {
  const { router, load, own } = routerWith();
  own.prefetch(CAR);
  await vi.waitFor(() => expect(router.prefetch).toHaveBeenCalledWith(CAR));
  own.navigate(CAR);
  expect(router.navigate).toHaveBeenCalledWith(CAR);
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads the document if the routes can’t be loaded', async () => {
  const { router, loadDocument, own } = routerWith({ fails: true });
  own.prefetch(CAR);
  own.navigate(CAR);
  await vi.waitFor(() => expect(loadDocument).toHaveBeenCalledWith(`/privat/forsikring${CAR}`));
  expect(router.navigate).not.toHaveBeenCalled();
  expect(router.prefetch).not.toHaveBeenCalled();
});

test('does not leave a page that the customer went to meanwhile', async () => {
  const { router, load, own } = routerWith();
  own.navigate(CAR);
  router.location.set({ ...router.location.get(), visit: 1 });
  await load.mock.results[0]?.value;
  await Promise.resolve();
  expect(router.navigate).not.toHaveBeenCalled();
});

test('follows the link that is pressed last', async () => {
  const { router, load, own } = routerWith();
  own.navigate(CAR);
  own.navigate('/oversikt/tilbud');
  await load.mock.results[0]?.value;
  await Promise.resolve();
  expect(router.navigate.mock.calls).toEqual([['/oversikt/tilbud']]);
});
