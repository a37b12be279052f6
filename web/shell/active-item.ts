import { BASE_PATH, PATHS } from '../../domain/paths.ts';

/** The portal's own pages in the menu. */
export type MenuPageName = 'overview' | 'purchase' | 'profile' | 'offers';

/** The pages whose menu item can be active: the portal's own, and those of other apps. */
export type PageName = MenuPageName | 'documents' | 'payment';

/** The paths of the menu's own pages, below `BASE_PATH`. */
export type MenuPagePaths = Readonly<Record<MenuPageName, string>>;

const OVERVIEW_APP = PATHS.overview.slice(1);
/** The last segment of 'Data og sikkerhet', a page below the profile. */
const SECURITY = PATHS.security.split('/').at(-1);
/**
 * The own pages identified by the last segment of their path, at any position in a path. The first match
 * applies.
 */
const BY_SEGMENT = ['profile', 'purchase', 'offers'] as const;

/**
 * Returns the page of the active menu item, or null. First betaling on the paths of the overview or damage
 * app, then pages identified by a segment, then the overview's root (spec: shell §2.7). `pathname` is the
 * whole path of the address.
 */
export function activeItem(paths: MenuPagePaths, pathname: string): PageName | null {
  if (!pathname.startsWith(`${BASE_PATH}/`)) return null;
  const [app, ...rest] = pathname.slice(BASE_PATH.length).split('/').filter(Boolean);
  if ((app === OVERVIEW_APP || app === 'skade') && rest.includes('betaling')) return 'payment';
  const isIn = (segment: string | undefined) =>
    segment !== undefined && (segment === app || rest.includes(segment));
  if (isIn('dokumenter')) return 'documents';
  if (isIn(SECURITY)) return 'profile';
  const own = BY_SEGMENT.find((page) => isIn(paths[page].split('/').at(-1)));
  if (own) return own;
  return app === OVERVIEW_APP && rest.length === 0 ? 'overview' : null;
}
