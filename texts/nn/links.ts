import type { Translation } from '../languages.ts';
import type * as nb from '../nb/links.ts';

export const texts: Translation<typeof nb.texts> = {
  notOpened: 'Vi klarte ikkje å opne lenka. Prøv igjen.',
  refused: (host) => `Lenka til ${host} kan ikkje opnast i appen.`,
};
