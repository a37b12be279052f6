import { texts } from '#texts/purchase-entries.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import type { InfoCard } from '../../contract/screen-settings.ts';
import type { LanguageText } from '../platform/distributor-text.ts';

type Words = Pick<InfoCard, 'title' | 'description' | 'linkText'>;
/** `name` is the name of the link in analytics; `newTab` says whether it opens in a new tab. */
export type ExtraCard = Record<keyof Words, LanguageText> & { url: string; name: string; newTab: boolean };

type Settings = Pick<
  DistributorView,
  'taskCards' | 'skrytebokser' | 'showVedlikeholdsKalender' | 'vedlikeholdsKalenderUrl'
>;

/**
 * Returns the cards below the groups (spec: shell §2.6): the portal, both info cards or none, and the
 * calendar. `inLanguage` translates the distributor's texts.
 */
export function extraCards(settings: Settings, inLanguage: (text: string) => LanguageText): ExtraCard[] {
  const { showBedriftsportal: portal } = settings.taskCards;
  const { testUtmerkelserContent: tests, kundefordelerContent: benefits } = settings.skrytebokser;
  const cards: ExtraCard[] = [];
  if (portal) {
    const name = 'Gå til bedriftsportalen';
    cards.push({ ...words(texts.business, ownText), url: portal.url, name, newTab: true });
  }
  if (tests && benefits) {
    for (const card of [tests, benefits]) {
      cards.push({ ...words(card, inLanguage), url: card.url, name: card.linkText, newTab: false });
    }
  }
  if (settings.showVedlikeholdsKalender) {
    const url = settings.vedlikeholdsKalenderUrl;
    cards.push({ ...words(texts.calendar, ownText), url, name: 'Åpne kalenderen', newTab: true });
  }
  return cards;
}

const ownText = (text: string): LanguageText => ({ children: text });

function words({ title, description, linkText }: Words, inLanguage: (text: string) => LanguageText) {
  return {
    title: inLanguage(title),
    description: inLanguage(description),
    linkText: inLanguage(linkText),
  };
}
