import { expect, test } from 'vitest';
import { EVERY_PAGE, OTHER_DETAILS } from '../e2e/every-page.ts';
import { messageRoutes, OWN_ROUTES, SECURITY_ROUTE } from '../web/app/own-routes.tsx';
import { NOT_FOUND, ROUTES } from '../web/app/routes.tsx';

test('the specs that go to every page have an address of each path of the route table', () => {
  const routes = [...ROUTES, NOT_FOUND, ...OWN_ROUTES, SECURITY_ROUTE, ...messageRoutes('/meldinger')];
  const pages = routes.filter((route) => !('redirect' in route)).map(({ path }) => path);
  const isCovered = (path: string) =>
    path in EVERY_PAGE || OTHER_DETAILS.some((address) => address.startsWith(path.split(':')[0] ?? path));
  expect(pages.filter((path) => !isCovered(path))).toEqual([]);
  expect(Object.keys(EVERY_PAGE).filter((path) => !pages.includes(path))).toEqual([]);
});
