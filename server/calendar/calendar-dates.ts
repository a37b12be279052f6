import { formatOre } from '../../domain/money.ts';
import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/calendar.ts';
import { formatsIn, textsByLanguage } from '../platform/texts-by-language.ts';
import { type ComingDate, comingDates, type Dated } from '../standing/coming-dates.ts';

/** Returns the texts of calendar entries in a language. */
export const calendarTexts = await textsByLanguage<typeof bokmaal>(
  (language) => import(`../../texts/${language}/calendar.ts`),
);

/** A day in the customer's calendar. `key` identifies the subject of the entry and is stable. */
export type CalendarEntry = { key: string; date: string; title: string; text?: string | undefined };

/** The beginnings of the entries' keys. They must not change: calendars recognize the entries they have by key. */
const KEYS = {
  FAKTURA: 'faktura',
  AVTALEGIRO: 'faktura',
  FORNYES: 'avtale',
  SLUTTER: 'avtale',
  BEGYNNER: 'avtale',
  TILBUD: 'tilbud',
} as const satisfies Record<ComingDate['kind'], string>;

/** Returns the customer's dates from today on as calendar entries. */
export function calendarEntries(dated: Dated, today: string, language: Language): CalendarEntry[] {
  return comingDates(dated, today).map((coming) => ({
    key: `${KEYS[coming.kind]} ${coming.systemSource} ${coming.id}`,
    date: coming.date,
    title: titleOf(coming, language),
    text: coming.kid ? `KID ${coming.kid}` : coming.description,
  }));
}

function titleOf({ kind, name = '', amountOre = 0 }: ComingDate, language: Language): string {
  const isPayment = kind === 'FAKTURA' || kind === 'AVTALEGIRO';
  return calendarTexts(language)[kind](isPayment ? formatOre(amountOre, 'kr', formatsIn(language)) : name);
}
