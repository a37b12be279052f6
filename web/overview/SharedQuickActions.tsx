import type { OwnPage } from '../../domain/own-pages.ts';
import { addressOf } from '../../domain/paths.ts';
import { phoneHref } from '../../domain/phone.ts';
import type { SharingScope } from '../../domain/sharing.ts';
import { useBoot } from '../platform/boot.tsx';
import { useIsReadable, useKeepPerson } from '../platform/sharing.ts';
import { QuickActionList } from './QuickActions.tsx';
import { quickAction } from './quick-actions.ts';

/** Renders links to the emergency number, and to the invoices, documents and claims that another customer shares. */
export function SharedQuickActions() {
  const { egneSider, nodhjelpTelefon } = useBoot().distributor;
  const isReadable = useIsReadable();
  const keepPerson = useKeepPerson();
  const page = (own: OwnPage, scope: SharingScope, path: string) =>
    egneSider.includes(own) && isReadable(scope) ? keepPerson(addressOf(path)) : null;
  const actions = [
    ...quickAction('emergency', nodhjelpTelefon && phoneHref(nodhjelpTelefon)),
    ...quickAction('invoice', page('faktura', 'FAKTURA', '/betaling')),
    ...quickAction('documents', page('dokumenter', 'DOKUMENTER', '/dokumenter')),
    ...quickAction('claims', page('skader', 'SKADER', '/skadesaker')),
  ];
  return actions.length > 0 ? <QuickActionList actions={actions} /> : null;
}
