import { texts } from '#texts/shell.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';

/** Returns the link of an error page: to the overview, or to the start page if that is switched off. */
export function exitLink({
  toggles,
  bankInsurancePage,
}: Pick<DistributorView, 'toggles' | 'bankInsurancePage'>): { href: string; text: string } {
  const isOff = toggles['nysalg-skade'] === 'false';
  if (isOff) return { href: bankInsurancePage, text: texts.navigation.toInsurance };
  return { href: OVERVIEW_ADDRESS, text: texts.error.backToOverview };
}
