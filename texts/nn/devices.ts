import type { Translation } from '../languages.ts';
import type * as nb from '../nb/devices.ts';

export const texts: Translation<typeof nb.texts> = {
  browserOn: (browser, system) => `${browser} på ${system}`,
  unknown: 'Ukjend eining',
};
