import { texts } from '#texts/shell.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';

/** Where pages lead on that can't show what was asked for: the overview, or the insurance start page when that is switched off. */
export function wayOut({
  toggles,
  bankInsurancePage,
}: Pick<DistributorView, 'toggles' | 'bankInsurancePage'>): { href: string; text: string } {
  const isOff = toggles['nysalg-skade'] === 'false';
  if (isOff) return { href: bankInsurancePage, text: texts.navigation.toInsurance };
  return { href: OVERVIEW_ADDRESS, text: texts.error.backToOverview };
}
