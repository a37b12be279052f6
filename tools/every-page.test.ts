import { expect, test } from 'vitest';
import { OWN_PAGE_PATHS } from '../domain/own-pages.ts';
import { EVERY_PAGE } from '../e2e/every-page.ts';
import { messageRoutes, OWN_ROUTES, RARE_ROUTES } from '../web/app/own-routes.tsx';
import { NOT_FOUND, ROUTES } from '../web/app/routes.tsx';

test('the list of every page has an address for each route behind the login, and no address without a route', () => {
  const routes = [...ROUTES, NOT_FOUND, ...OWN_ROUTES, ...RARE_ROUTES, ...messageRoutes('/meldinger')];
  const isCovered = (path: string) => path in EVERY_PAGE || OWN_PAGE_PATHS.detaljer?.includes(path);
  const gated = routes.filter((route) => 'gate' in route);
  expect(gated.map(({ path }) => path).filter((path) => !isCovered(path))).toEqual([]);
  const paths = routes.map(({ path }) => path);
  expect(Object.keys(EVERY_PAGE).filter((path) => !paths.includes(path))).toEqual([]);
});
