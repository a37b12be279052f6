/** The menu's own pages, whose item can be the active one. */
export type PageName = 'overview' | 'documents' | 'payment' | 'purchase' | 'profile' | 'offers';

const PREFIX = '/privat/forsikring/';

/** The page that a path's segment names, wherever in the path it stands; the first that fits. */
const BY_SEGMENT: readonly [segment: string, page: PageName][] = [
  ['dokumenter', 'documents'],
  ['forsikringsprofil', 'profile'],
  ['kjopsinnganger', 'purchase'],
  ['tilbud', 'offers'],
];

/**
 * The page of the menu's active item, null where none is: betaling on the overview's or the damage paths, then the
 * pages named by a segment, then the overview's root (spec: shell §2.7). `pathname` is the address's whole path.
 */
export function activeItem(pathname: string): PageName | null {
  if (!pathname.startsWith(PREFIX)) return null;
  const [app, ...rest] = pathname.slice(PREFIX.length).split('/').filter(Boolean);
  if ((app === 'oversikt' || app === 'skade') && rest.includes('betaling')) return 'payment';
  const named = BY_SEGMENT.find(([segment]) => segment === app || rest.includes(segment));
  if (named) return named[1];
  return app === 'oversikt' && rest.length === 0 ? 'overview' : null;
}
