import { texts } from '#texts/shell.ts';
import type { DistributorView, ShownSharing } from '../../contract/first-page.ts';
import { messagesPath } from '../../domain/messages-path.ts';
import type { OwnPage } from '../../domain/own-pages.ts';
import { addressOf } from '../../domain/paths.ts';
import type { SharingScope } from '../../domain/sharing.ts';
import { activeItem, MENU_PATHS, type MenuPageName, type PageName, type ShownPage } from './active-item.ts';

type Target =
  /** a route of the portal, below the base path */
  | { kind: 'route'; to: string }
  /** another app on the same host */
  | { kind: 'app'; href: string }
  /** outside the portal, in a new tab */
  | { kind: 'external'; href: string };

export type NavigationItem = {
  text: string;
  /** the name in statistics */
  name: string;
  target: Target;
  isActive: boolean;
  count?: number | undefined;
};

type Addresses = Pick<
  DistributorView,
  | 'bankInsurancePage'
  | 'meldSkadeUrl'
  | 'skadesakerUrl'
  | 'documentUrl'
  | 'messagesUrl'
  | 'egneSider'
  | 'toggles'
>;

/** The names of the items in statistics, independent of the customer's language. */
const NAMES: Readonly<Record<PageName | 'reportDamage' | 'toInsurance', string>> = {
  overview: 'Forsikringsoversikt',
  documents: 'Dokumenter',
  payment: 'Faktura',
  claims: 'Skadesaker',
  messages: 'Meldinger',
  purchase: 'Kjøp',
  profile: 'Profil',
  offers: 'Tilbud',
  reportDamage: 'Meld skade',
  toInsurance: 'Til forsikring',
};

/** Returns a function that makes the items of a page. */
function itemsOn(shown: ShownPage) {
  const active = activeItem(shown);
  return (page: keyof typeof NAMES, target: Target): NavigationItem => ({
    text: texts.navigation[page],
    name: NAMES[page],
    target,
    isActive: page === active,
  });
}

/**
 * Returns the items of the bar and the menu (spec: shell §2.7), with the messages if the portal shows them.
 * Offers are omitted if there are none, and have no number if it is unknown (null). With the overview switched off,
 * the only item links to the insurance start page.
 */
export function navigationItems(
  addresses: Addresses,
  { shown, offerCount }: { shown: ShownPage; offerCount: number | null },
): readonly NavigationItem[] {
  const item = itemsOn(shown);
  if (addresses.toggles['nysalg-skade'] === 'false')
    return [item('toInsurance', { kind: 'app', href: addresses.bankInsurancePage })];

  const own = (page: MenuPageName) => item(page, { kind: 'route', to: MENU_PATHS[page] });
  const hasMessages = messagesPath(addresses) !== null;
  return [
    own('overview'),
    item('documents', { kind: 'app', href: addresses.documentUrl }),
    item('payment', { kind: 'app', href: addressOf('/betaling') }),
    own('purchase'),
    item('reportDamage', { kind: 'external', href: addresses.meldSkadeUrl }),
    item('claims', { kind: 'external', href: addresses.skadesakerUrl }),
    ...(hasMessages ? [item('messages', { kind: 'app', href: addresses.messagesUrl })] : []),
    own('profile'),
    ...(offerCount === 0 ? [] : [{ ...own('offers'), count: offerCount ?? undefined }]),
  ];
}

/**
 * Returns the items on pages that show another customer's data: the overview, and what is shared (spec: beyond §12).
 * Other apps know nothing of sharings, so that they have no item.
 */
export function sharedItems(
  { egneSider }: Pick<DistributorView, 'egneSider'>,
  { omfang }: Pick<ShownSharing, 'omfang'>,
  shown: ShownPage,
): readonly NavigationItem[] {
  const pages: readonly [PageName, SharingScope, OwnPage | null, string][] = [
    ['overview', 'FORSIKRINGER', null, MENU_PATHS.overview],
    ['documents', 'DOKUMENTER', 'dokumenter', '/dokumenter'],
    ['payment', 'FAKTURA', 'faktura', '/betaling'],
    ['claims', 'SKADER', 'skader', '/skadesaker'],
  ];
  const item = itemsOn(shown);
  return pages
    .filter(([, scope, own]) => omfang.includes(scope) && (own === null || egneSider.includes(own)))
    .map(([page, , , path]) => item(page, { kind: 'route', to: path }));
}
