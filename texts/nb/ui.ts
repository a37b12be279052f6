import type { System } from '../../domain/systems.ts';

export const texts = {
  systemProblem:
    'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.',
  notSavedOffline: 'Du er uten nett, så ingenting er endret. Prøv igjen når nettet er tilbake.',
  retry: {
    missing: (names: readonly string[]) => `Dette mangler nå: ${listed(names)}.`,
    byItself: 'Vi prøver igjen av oss selv.',
    whole: 'Alt er hentet nå.',
    stillMissing: 'Noe mangler fortsatt. Vi prøver igjen av oss selv.',
    offline: 'Vi prøver igjen når nettet er tilbake.',
  },
  /** the insurances in each source system, in the form used within a sentence */
  systems: {
    NICE: 'skadeforsikringer',
    EIKA_SKADE: 'skadeforsikringer fra Eika',
    LOFAVOR: 'LOfavør-forsikringer',
    PROLIFE: 'livs- og personforsikringer',
    EIKA_PERSON: 'personforsikringer fra Eika',
    PARIS: 'kollektive forsikringer',
    NSF: 'forsikringer gjennom NSF',
  } as const satisfies Readonly<Record<System, string>>,
  toOverview: 'Til forsikringsoversikten',
  close: 'Lukk',
  tryAgain: 'Prøv igjen',
  pleaseWait: 'Vennligst vent',
  opensInNewTab: '(åpnes i ny fane)',
  opensInApp: '(åpnes i appen)',
  characters: (length: number, limit: number) => `${length} av ${limit} tegn`,
  spokenUnits: { 'kr/md': 'kroner i måneden', 'kr/år': 'kroner i året' },
  tooManyCharacters: (count: number) => `Du har skrevet ${count} tegn for mye`,
} as const;

/** Returns names as one enumeration. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} og ${last}` : last;
}
