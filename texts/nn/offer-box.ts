import type { Translation } from '../languages.ts';
import type * as nb from '../nb/offer-box.ts';

export const texts: Translation<typeof nb.texts> = {
  heading: 'Tilbod du har sett på',
  loading: 'Hentar tilboda dine',
  missing: 'Her manglar tilbod no',
  inPackage: (count) => `+ ${count} i pakken`,
  more: (count) => (count === 1 ? '+ 1 forsikring' : `+ ${count} forsikringar`),
  all: 'Sjå tilboda',
};
