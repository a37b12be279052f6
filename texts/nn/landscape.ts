import type { Translation } from '../languages.ts';
import type * as nb from '../nb/landscape.ts';

export const texts: Translation<typeof nb.texts> = {
  asOf: (date) => `Slik er forsikringane ${date}.`,
};
