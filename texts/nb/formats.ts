const MONTHS = 'januar februar mars april mai juni juli august september oktober november desember'.split(
  ' ',
);

/** Not from `Intl`, since server and browser must agree and their locale data can differ. */
export const formats = {
  /** separators of thousands and decimals (spec: shell §5) */
  thousands: '\u00a0',
  decimal: ',',
  /** text before an amount, and between it and its unit */
  currency: '',
  unitGap: '\u00a0',
  units: { kr: 'kr', 'kr/md': 'kr/md', 'kr/år': 'kr/år' },
  /** a price of which a part is unknown */
  from: (price: string) => `fra ${price}`,
  /** `month` counts from 1 */
  date: (day: number, month: number, year: string) =>
    `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`,
  day: (day: number, month: number) => `${day}. ${MONTHS[month - 1] ?? month}`,
};
