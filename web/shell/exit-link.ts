import { texts } from '#texts/shell.ts';
import { texts as general } from '#texts/ui.ts';
import type { Boot } from '../../contract/first-page.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { addressWithSharing } from '../../domain/sharing.ts';

/**
 * Returns the link of an error page: to the overview of the person whose data the page shows, or to the start page if
 * the overview is switched off.
 */
export function exitLink({ distributor, sharing }: Pick<Boot, 'distributor' | 'sharing'>): {
  href: string;
  text: string;
} {
  const { toggles, bankInsurancePage } = distributor;
  const isOff = toggles['nysalg-skade'] === 'false';
  if (isOff) return { href: bankInsurancePage, text: texts.navigation.toInsurance };
  const href = sharing ? addressWithSharing(OVERVIEW_ADDRESS, sharing.id) : OVERVIEW_ADDRESS;
  return { href, text: general.toOverview };
}
