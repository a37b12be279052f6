import { expect, test } from 'vitest';
import { OWN_PAGE_PATHS } from '../domain/own-pages.ts';
import { EVERY_PAGE, ONE_OF_EACH_KIND } from '../e2e/every-page.ts';
import { messageRoutes, OWN_ROUTES, RARE_ROUTES } from '../web/app/own-routes.tsx';
import { NOT_FOUND, ROUTES } from '../web/app/routes.tsx';

const TABLES = {
  'below /oversikt': ROUTES,
  'not found': [NOT_FOUND],
  'at other addresses': OWN_ROUTES,
  'rarely used': RARE_ROUTES,
  messages: messageRoutes('/meldinger'),
};

test('the list of every page has an address for each route behind the login, and no address without a route', () => {
  const routes = Object.values(TABLES).flat();
  const isCovered = (path: string) => path in EVERY_PAGE || OWN_PAGE_PATHS.detaljer?.includes(path);
  const gated = routes.filter((route) => 'gate' in route);
  const missing = gated.map(({ path }) => path).filter((path) => !isCovered(path));
  expect(missing, 'EVERY_PAGE of e2e/every-page.ts').toEqual([]);
  const paths = routes.map(({ path }) => path);
  expect(Object.keys(EVERY_PAGE).filter((path) => !paths.includes(path))).toEqual([]);
});

test('the list of one page of each kind has a page of each gate and menu in each route table', () => {
  const known = new Set<string>();
  const kinds = new Set<string>();
  for (const [table, routes] of Object.entries(TABLES)) {
    for (const route of routes) {
      const kind = [table, route.gate ?? 'open', route.hasNoMenu ? 'no menu' : 'menu'].join(', ');
      kinds.add(kind);
      if (ONE_OF_EACH_KIND.includes(route.path)) known.add(kind);
    }
  }
  const missing = [...kinds].filter((kind) => !known.has(kind));
  expect(missing, 'ONE_OF_EACH_KIND of e2e/every-page.ts').toEqual([]);
});
