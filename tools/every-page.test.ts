import { expect, test } from 'vitest';
import { EVERY_PAGE, OTHER_DETAILS } from '../e2e/every-page.ts';
import { messageRoutes, OWN_ROUTES, SECURITY_ROUTE } from '../web/app/own-routes.tsx';
import { NOT_FOUND, ROUTES } from '../web/app/routes.tsx';

test('the specs that go to every page have an address of each path behind the login, and of none that there is not', () => {
  const routes = [...ROUTES, NOT_FOUND, ...OWN_ROUTES, SECURITY_ROUTE, ...messageRoutes('/meldinger')];
  const isCovered = (path: string) =>
    path in EVERY_PAGE || OTHER_DETAILS.some((address) => address.startsWith(path.split(':')[0] ?? path));
  const gated = routes.filter((route) => 'gate' in route);
  expect(gated.map(({ path }) => path).filter((path) => !isCovered(path))).toEqual([]);
  const paths = routes.map(({ path }) => path);
  expect(Object.keys(EVERY_PAGE).filter((path) => !paths.includes(path))).toEqual([]);
});
