const FIRST_WEIGHTS = [3, 7, 6, 1, 8, 9, 4, 5, 2];
const SECOND_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** So many different national ids of the synthetic series (month + 80): nobody has them. */
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

/** Nine digits with their two control digits; nothing where the series has none for them. */
function withControlDigits(digits: string): string | undefined {
  const first = `${digits}${controlDigit(digits, FIRST_WEIGHTS)}`;
  const id = `${first}${controlDigit(first, SECOND_WEIGHTS)}`;
  return id.length === 11 ? id : undefined;
}

function controlDigit(digits: string, weights: number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 11;
}
