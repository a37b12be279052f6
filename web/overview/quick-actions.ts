import { texts } from '#texts/overview.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { phoneHref } from '../../domain/phone.ts';
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

const ACTIONS = {
  reportDamage: { id: 'meld-skade', name: 'Meld skade', icon: 'damage', isExternal: true },
  emergency: { id: 'nodhjelp', name: 'Nødhjelp', icon: 'sos' },
  invoice: { id: 'faktura', name: 'Faktura', icon: 'invoice' },
  documents: { id: 'dokumenter', name: 'Dokumenter', icon: 'document' },
  claims: { id: 'skadesaker', name: 'Skadesaker', icon: 'claim' },
  cover: { id: 'dekning', name: 'Er jeg dekket?', icon: 'protection' },
} as const satisfies Record<string, Omit<QuickAction, 'text' | 'href'>>;

type Addresses = Pick<DistributorView, 'meldSkadeUrl' | 'nodhjelpTelefon' | 'documentUrl' | 'egneSider'>;

/** Returns the links to help and to the most used pages that have an address (spec: beyond §1.4, beyond §8). */
export function quickActions(addresses: Addresses): QuickAction[] {
  const { meldSkadeUrl, nodhjelpTelefon, documentUrl, egneSider } = addresses;
  return [
    ...quickAction('reportDamage', meldSkadeUrl),
    ...quickAction('emergency', nodhjelpTelefon && phoneHref(nodhjelpTelefon)),
    ...quickAction('invoice', addressOf('/betaling')),
    ...quickAction('documents', documentUrl),
    ...quickAction('cover', egneSider.includes('dekning') ? addressOf(PATHS.cover) : null),
  ];
}

/** Returns a link in a list, or an empty list if it has no address. */
export function quickAction(key: keyof typeof ACTIONS, href: string | null): QuickAction[] {
  return href ? [{ ...ACTIONS[key], text: texts.quickActions[key], href }] : [];
}
