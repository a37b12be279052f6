const MONTHS = [
  'januar',
  'februar',
  'mars',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'desember',
];

/** How numbers, money and dates are written. By hand: server and browser must write the same, whatever locale data they have. */
export const formats = {
  /** between thousands, and before decimals (spec: shell §5) */
  thousands: '\u00a0',
  decimal: ',',
  units: { kr: 'kr', 'kr/md': 'kr/md', 'kr/år': 'kr/år' },
  /** `month` counts from 1 */
  date: (day: number, month: number, year: string) =>
    `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`,
  day: (day: number, month: number) => `${day}. ${MONTHS[month - 1] ?? month}`,
};
