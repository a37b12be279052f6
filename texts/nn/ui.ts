import type { Translation } from '../languages.ts';
import type * as nb from '../nb/ui.ts';

export const texts: Translation<typeof nb.texts> = {
  systemProblem:
    'Vi har for tida problem med nokre av systema våre. Du kan oppleve at noko manglar, eller ikkje fungerer som det skal.',
  notSavedOffline: 'Du er utan nett, så ingenting er endra. Prøv igjen når nettet er tilbake.',
  retry: {
    missing: (names) => `Dette manglar no: ${listed(names)}.`,
    byItself: 'Vi prøver igjen av oss sjølve.',
    whole: 'Alt er henta no.',
    stillMissing: 'Noko manglar framleis. Vi prøver igjen av oss sjølve.',
    offline: 'Vi prøver igjen når nettet er tilbake.',
  },
  systems: {
    NICE: 'skadeforsikringar',
    EIKA_SKADE: 'skadeforsikringar frå Eika',
    LOFAVOR: 'LOfavør-forsikringar',
    PROLIFE: 'livs- og personforsikringar',
    EIKA_PERSON: 'personforsikringar frå Eika',
    PARIS: 'kollektive forsikringar',
    NSF: 'forsikringar gjennom NSF',
  },
  toOverview: 'Til forsikringsoversikta',
  close: 'Lukk',
  tryAgain: 'Prøv igjen',
  pleaseWait: 'Vent litt',
  opensInNewTab: '(opnar i ny fane)',
  opensInApp: '(opnar i appen)',
  characters: (length, limit) => `${length} av ${limit} teikn`,
  spokenUnits: { 'kr/md': 'kroner i månaden', 'kr/år': 'kroner i året' },
  tooManyCharacters: (count) => `Du har skrive ${count} teikn for mykje`,
};

/** Returns names as one enumeration. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} og ${last}` : last;
}
