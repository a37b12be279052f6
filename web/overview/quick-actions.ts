import { texts } from '#texts/overview.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import { addressOf } from '../../domain/paths.ts';
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

type Addresses = Pick<DistributorView, 'meldSkadeUrl' | 'nodhjelpTelefon' | 'documentUrl'>;

/**
 * Returns the links to help and to the most used pages. Those without an address are omitted
 * (spec: beyond §1.4).
 */
export function quickActions({ meldSkadeUrl, nodhjelpTelefon, documentUrl }: Addresses): QuickAction[] {
  const { reportDamage, emergency, invoice, documents } = texts.quickActions;
  const phone = nodhjelpTelefon && `tel:+47${nodhjelpTelefon}`;
  return [
    ...action(
      { id: 'meld-skade', name: 'Meld skade', icon: 'damage', text: reportDamage, isExternal: true },
      meldSkadeUrl,
    ),
    ...action({ id: 'nodhjelp', name: 'Nødhjelp', icon: 'sos', text: emergency }, phone),
    ...action({ id: 'faktura', name: 'Faktura', icon: 'invoice', text: invoice }, addressOf('/betaling')),
    ...action({ id: 'dokumenter', name: 'Dokumenter', icon: 'document', text: documents }, documentUrl),
  ];
}

function action(shown: Omit<QuickAction, 'href'>, href: string | null): QuickAction[] {
  return href ? [{ ...shown, href }] : [];
}
