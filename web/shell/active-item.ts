import { BASE_PATH, PATHS } from '../../domain/paths.ts';

/** The pages of ours that the menu can lead to. */
export type MenuPageName = 'overview' | 'purchase' | 'profile' | 'offers';

/** The menu's pages, whose item can be the active one: ours, and those of the apps beside us. */
export type PageName = MenuPageName | 'documents' | 'payment';

/** Where the menu's own pages are, below `BASE_PATH`. */
export type MenuPagePaths = Readonly<Record<MenuPageName, string>>;

const OVERVIEW_APP = PATHS.overview.slice(1);
/** 'Data og sikkerhet', which the profile leads to. */
const SECURITY = PATHS.security.split('/').at(-1);
/** The own pages that are known by the last segment of their path, wherever in a path it stands; the first that fits. */
const BY_SEGMENT = ['profile', 'purchase', 'offers'] as const;

/**
 * The page of the menu's active item, null where none is: betaling on the overview's or the damage paths, then the
 * pages named by a segment, then the overview's root (spec: shell §2.7). `pathname` is the address's whole path.
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
