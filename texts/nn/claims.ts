import type { Translation } from '../languages.ts';
import type * as nb from '../nb/claims.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Skadesaker',
  oneTitle: 'Skadesak',
  lead: 'Sakene du har meldt, og kven som gjer kva no.',
  loading: 'Hentar skadesakene dine',
  loadingOne: 'Hentar skadesaka',
  failed: 'Vi får ikkje tak i skadesakene dine akkurat no.',
  failedOne: 'Vi får ikkje tak i denne skadesaka akkurat no.',
  incomplete: 'Nokre av systema våre er nede. Det kan hende at nokre av skadesakene dine manglar på lista.',
  missing: 'nokre av skadesakene dine',
  empty: 'Du har ingen skadesaker hos oss. Har det skjedd noko? Meld frå, så hjelper vi deg.',
  reportDamage: 'Meld skade',
};
