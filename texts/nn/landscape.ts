import type { Translation } from '../languages.ts';
import type * as nb from '../nb/landscape.ts';

export const texts: Translation<typeof nb.texts> = {
  shows: (names) => `Teikninga viser ${names}.`,
  things: {
    house: 'eit hus',
    cabin: 'ei hytte',
    farm: 'ein gard',
    car: 'ein bil',
    van: 'ein varebil',
    trailer: 'ein tilhengar',
    caravan: 'ei campingvogn',
    motorcycle: 'ein motorsykkel',
    moped: 'ein moped',
    scooter: 'ein elsparkesykkel',
    snowmobile: 'ein snøskuter',
    tractor: 'ein traktor',
    luggage: 'eit fly',
    chair: 'ein hagestol',
    valuable: 'eit måleri',
    heart: 'ein benk',
    boat: 'ein båt',
    paw: 'ein hund',
    horse: 'ein hest',
  },
  asOf: (date) => `Slik er forsikringane dine ${date}.`,
};
