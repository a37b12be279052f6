import type { MenuPageName, MenuPagePaths } from '../shell/active-item.ts';
import { ROUTES } from './routes.tsx';

/** The paths of the menu's pages, below `BASE_PATH`. */
export const MENU_PATHS: MenuPagePaths = {
  overview: pathOf('overview'),
  purchase: pathOf('purchase'),
  profile: pathOf('profile'),
  offers: pathOf('offers'),
};

function pathOf(page: MenuPageName): string {
  const route = ROUTES.find((each) => 'menu' in each && each.menu === page);
  if (!route) throw new Error(`The route table has no page for the menu's ${page}.`);
  return route.path;
}
