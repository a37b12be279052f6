import { texts } from '#texts/purchase-entries.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import type { InfoCard } from '../../contract/screen-settings.ts';

/** `newTab`: whether the card's link opens beside the portal. */
export type ExtraCard = InfoCard & { newTab: boolean };

type Settings = Pick<
  DistributorView,
  'taskCards' | 'skrytebokser' | 'showVedlikeholdsKalender' | 'vedlikeholdsKalenderUrl'
>;

/** The cards below the groups (spec: shell §2.6): portal, both info cards or none, calendar. */
export function extraCards(settings: Settings): ExtraCard[] {
  const { showBedriftsportal: portal } = settings.taskCards;
  const { testUtmerkelserContent: tests, kundefordelerContent: benefits } = settings.skrytebokser;
  const cards: ExtraCard[] = [];
  if (portal) cards.push({ ...texts.business, url: portal.url, newTab: true });
  if (tests && benefits) cards.push({ ...tests, newTab: false }, { ...benefits, newTab: false });
  if (settings.showVedlikeholdsKalender) {
    cards.push({ ...texts.calendar, url: settings.vedlikeholdsKalenderUrl, newTab: true });
  }
  return cards;
}
