import type { OwnPage } from '../../domain/own-pages.ts';
import { BASE_PATH, PATHS } from '../../domain/paths.ts';

/** The portal's own pages in the menu. */
export type MenuPageName = 'overview' | 'purchase' | 'profile' | 'offers';

/** The pages whose menu item can be active: the portal's own, and those of other apps. */
export type PageName = MenuPageName | 'documents' | 'payment' | 'claims' | 'messages';

/** The menu items of the pages that a bank may have as other apps (spec: beyond §1). */
const OWN_PAGE_ITEMS: Readonly<Record<OwnPage, PageName>> = {
  detaljer: 'overview',
  dokumenter: 'documents',
  faktura: 'payment',
  skader: 'claims',
  meldinger: 'messages',
  dekning: 'overview',
};

/** The paths of the menu's own pages, below `BASE_PATH`. */
export type MenuPagePaths = Readonly<Record<MenuPageName, string>>;

const OVERVIEW_APP = PATHS.overview.slice(1);
/** The last segments of 'Data og sikkerhet' and 'Del med noen', pages below the profile. */
const BELOW_PROFILE = [PATHS.security, PATHS.sharing].map((path) => path.split('/').at(-1));
/**
 * The own pages identified by the last segment of their path, at any position in a path. The first match
 * applies.
 */
const BY_SEGMENT = ['profile', 'purchase', 'offers'] as const;

export type ShownPage = {
  /** the whole path of the address */
  pathname: string;
  /** the page that the portal has at the address of another app; otherwise left out */
  own?: OwnPage | undefined;
};

/**
 * Returns the page of the active menu item, or null. First the portal's pages at other apps' addresses, then
 * betaling on the paths of the overview or damage app. Then pages identified by a segment, then the
 * overview's root (spec: shell §2.7).
 */
export function activeItem(paths: MenuPagePaths, { pathname, own }: ShownPage): PageName | null {
  if (own) return OWN_PAGE_ITEMS[own];
  if (!pathname.startsWith(`${BASE_PATH}/`)) return null;
  const [app, ...rest] = pathname.slice(BASE_PATH.length).split('/').filter(Boolean);
  if ((app === OVERVIEW_APP || app === 'skade') && rest.includes('betaling')) return 'payment';
  const isIn = (segment: string | undefined) =>
    segment !== undefined && (segment === app || rest.includes(segment));
  if (isIn('dokumenter')) return 'documents';
  if (BELOW_PROFILE.some(isIn)) return 'profile';
  const inMenu = BY_SEGMENT.find((page) => isIn(paths[page].split('/').at(-1)));
  if (inMenu) return inMenu;
  return app === OVERVIEW_APP && rest.length === 0 ? 'overview' : null;
}
