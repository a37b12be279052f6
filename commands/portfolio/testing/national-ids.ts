import { withControlDigits } from '../generate/national-ids.ts';

/** Returns different national ids of the synthetic series (month + 80), which no real person has. */
export function syntheticNationalIds(count: number): string[] {
  const ids: string[] = [];
  for (let day = 1; ids.length < count; day += 1) {
    const birthday = `${String((day % 28) + 1).padStart(2, '0')}${81 + (day % 12)}${40 + (day % 60)}`;
    for (let serial = 0; serial < 500 && ids.length < count; serial += 1) {
      const id = withControlDigits(`${birthday}${String(serial).padStart(3, '0')}`);
      if (id) ids.push(id);
    }
  }
  return ids;
}
