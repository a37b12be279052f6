import type { Translation } from '../languages.ts';
import type * as nb from '../nb/landscape.ts';

export const texts: Translation<typeof nb.texts> = {
  shows: (names) => `The drawing shows ${names}.`,
  things: {
    house: 'a house',
    cabin: 'a cabin',
    farm: 'a farm',
    car: 'a car',
    van: 'a van',
    trailer: 'a trailer',
    caravan: 'a caravan',
    motorcycle: 'a motorcycle',
    moped: 'a moped',
    scooter: 'an electric scooter',
    snowmobile: 'a snowmobile',
    tractor: 'a tractor',
    luggage: 'a plane',
    chair: 'a garden chair',
    valuable: 'a painting',
    heart: 'a bench',
    boat: 'a boat',
    paw: 'a dog',
    horse: 'a horse',
  },
  asOf: (date) => `Your policies as of ${date}.`,
};
