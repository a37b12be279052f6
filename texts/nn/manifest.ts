import type { Translation } from '../languages.ts';
import type * as nb from '../nb/manifest.ts';

export const texts: Translation<typeof nb.texts> = {
  name: (distributor) => `Forsikringsoversikt – ${distributor}`,
};
