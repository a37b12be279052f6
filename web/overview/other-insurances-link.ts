import type { OtherInsurance, OtherWay } from '../../contract/screen-settings.ts';
import { PATHS } from '../../domain/paths.ts';

/**
 * Returns the address that opens the cards for insurances bought in these ways, or null if the distributor
 * has none.
 */
export function otherInsurancesLink(
  ways: readonly OtherWay[],
  andreForsikringer: readonly OtherInsurance[],
): string | null {
  const own = ways.filter((way) => andreForsikringer.some(({ gjennom }) => gjennom === way));
  if (own.length === 0) return null;
  return `${PATHS.otherInsurances}?${new URLSearchParams(own.map((way) => ['gjennom', way]))}`;
}
