import type { Translation } from '../languages.ts';
import type * as nb from '../nb/formats.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

export const formats: Translation<typeof nb.formats> = {
  thousands: ',',
  decimal: '.',
  currency: 'NOK\u00a0',
  unitGap: '',
  units: { kr: '', 'kr/md': '/month', 'kr/år': '/year' },
  from: (price: string) => `from ${price}`,
  date: (day, month, year) => `${day}\u00a0${MONTHS[month - 1] ?? month} ${year}`,
  day: (day, month) => `${day} ${MONTHS[month - 1] ?? month}`,
};
