const OSLO_DATE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' });

/** Returns the date in Norway at an instant, such as `2026-12-31`. */
export function osloDate(epochMs: number): string {
  return OSLO_DATE.format(epochMs);
}
