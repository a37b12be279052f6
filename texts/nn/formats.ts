import type { Translation } from '../languages.ts';
import type * as nb from '../nb/formats.ts';

const MONTHS = 'januar februar mars april mai juni juli august september oktober november desember'.split(
  ' ',
);

export const formats: Translation<typeof nb.formats> = {
  thousands: '\u00a0',
  decimal: ',',
  currency: '',
  unitGap: '\u00a0',
  units: { kr: 'kr', 'kr/md': 'kr/md', 'kr/år': 'kr/år' },
  from: (price: string) => `frå ${price}`,
  date: (day, month, year) => `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`,
  day: (day, month) => `${day}. ${MONTHS[month - 1] ?? month}`,
};
