import type { Translation } from '../languages.ts';
import type * as nb from '../nb/ui.ts';

export const texts: Translation<typeof nb.texts> = {
  systemProblem:
    'We currently have problems with some of our systems. You may find that something is missing, or does not work as it should.',
  notSavedOffline: 'You are offline, so nothing has been changed. Try again when you are back online.',
  retry: {
    missing: (names) => `Missing right now: ${listed(names)}.`,
    byItself: 'We will try again automatically.',
    whole: 'Everything has been loaded now.',
    stillMissing: 'Something is still missing. We will try again automatically.',
    offline: 'We will try again when you are back online.',
  },
  systems: {
    NICE: 'non-life insurance',
    EIKA_SKADE: 'non-life insurance from Eika',
    LOFAVOR: 'LOfavør insurance',
    PROLIFE: 'life and personal insurance',
    EIKA_PERSON: 'personal insurance from Eika',
    PARIS: 'group insurance',
    NSF: 'insurance through NSF',
  },
  toOverview: 'To the insurance overview',
  close: 'Close',
  tryAgain: 'Try again',
  pleaseWait: 'Please wait',
  opensInNewTab: '(opens in a new tab)',
  opensInApp: '(opens in the app)',
  characters: (length, limit) => `${length} of ${limit} characters`,
  spokenUnits: { 'kr/md': '\u00a0per month', 'kr/år': '\u00a0per year' },
  tooManyCharacters: (count) =>
    count === 1 ? 'You have written 1 character too many' : `You have written ${count} characters too many`,
};

/** Returns names as one enumeration. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
