/** How numbers, money and dates are written. By hand: server and browser must write the same, whatever locale data they have. */
export const formats = {
  /** between thousands, and before decimals (spec: shell §5) */
  thousands: '\u00a0',
  decimal: ',',
  units: { kr: 'kr', 'kr/md': 'kr/md', 'kr/år': 'kr/år' },
  /** `month` counts from 1 */
  date: (day: number, month: number, year: number) =>
    `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`,
};
