import type { OwnPage } from '../../domain/own-pages.ts';
import { BASE_PATH, PATHS } from '../../domain/paths.ts';

/**
 * The portal's own pages in the menu below the overview, identified by the last segment of their path, at any position
 * in a path. The first match applies.
 */
const BELOW_OVERVIEW = {
  profile: PATHS.profile,
  purchase: PATHS.purchaseEntries,
  offers: PATHS.offers,
} as const;
/** The paths of the portal's own pages in the menu, below `BASE_PATH`. */
export const MENU_PATHS = { overview: PATHS.overview, ...BELOW_OVERVIEW } as const;
export type MenuPageName = keyof typeof MENU_PATHS;

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

const OVERVIEW_APP = PATHS.overview.slice(1);
/** The last segments of 'Data og sikkerhet' and 'Del med noen', pages below the profile. */
const BELOW_PROFILE = [PATHS.security, PATHS.sharing].map(lastSegment);

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
export function activeItem({ pathname, own }: ShownPage): PageName | null {
  if (own) return OWN_PAGE_ITEMS[own];
  if (!pathname.startsWith(`${BASE_PATH}/`)) return null;
  const [app, ...rest] = pathname.slice(BASE_PATH.length).split('/').filter(Boolean);
  if ((app === OVERVIEW_APP || app === 'skade') && rest.includes('betaling')) return 'payment';
  const isIn = (segment: string) => segment === app || rest.includes(segment);
  if (isIn('dokumenter')) return 'documents';
  if (BELOW_PROFILE.some(isIn)) return 'profile';
  for (const page of Object.keys(BELOW_OVERVIEW) as (keyof typeof BELOW_OVERVIEW)[])
    if (isIn(lastSegment(MENU_PATHS[page]))) return page;
  return app === OVERVIEW_APP && rest.length === 0 ? 'overview' : null;
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
