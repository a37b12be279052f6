import { texts } from '#texts/overview.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import type { IconName } from '../ui/icons.ts';

export type QuickAction = {
  id: string;
  /** the name in the statistics */
  name: string;
  icon: IconName;
  text: string;
  href: string;
  /** whether the link leaves the portal and opens in a new tab */
  isExternal?: boolean;
};

type Addresses = Pick<DistributorView, 'meldSkadeUrl' | 'nodhjelpTelefon' | 'documentUrl' | 'egneSider'>;

/**
 * Returns the links to help and to the most used pages. Those without an address are omitted
 * (spec: beyond §1.4, beyond §8).
 */
export function quickActions(addresses: Addresses): QuickAction[] {
  const { meldSkadeUrl, nodhjelpTelefon, documentUrl, egneSider } = addresses;
  const { reportDamage, emergency, invoice, documents, cover } = texts.quickActions;
  const coverUrl = egneSider.includes('dekning') ? addressOf(PATHS.cover) : null;
  const phone = nodhjelpTelefon && `tel:+47${nodhjelpTelefon}`;
  return [
    ...action(
      { id: 'meld-skade', name: 'Meld skade', icon: 'damage', text: reportDamage, isExternal: true },
      meldSkadeUrl,
    ),
    ...action({ id: 'nodhjelp', name: 'Nødhjelp', icon: 'sos', text: emergency }, phone),
    ...action({ id: 'faktura', name: 'Faktura', icon: 'invoice', text: invoice }, addressOf('/betaling')),
    ...action({ id: 'dokumenter', name: 'Dokumenter', icon: 'document', text: documents }, documentUrl),
    ...action({ id: 'dekning', name: 'Er jeg dekket?', icon: 'protection', text: cover }, coverUrl),
  ];
}

function action(shown: Omit<QuickAction, 'href'>, href: string | null): QuickAction[] {
  return href ? [{ ...shown, href }] : [];
}
