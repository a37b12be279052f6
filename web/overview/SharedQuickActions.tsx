import { texts } from '#texts/overview.ts';
import { addressOf } from '../../domain/paths.ts';
import { useBoot } from '../platform/boot.tsx';
import { useIsReadable, useKeepPerson } from '../platform/sharing.ts';
import { Action } from './QuickActions.tsx';
import type { QuickAction } from './quick-actions.ts';

/** Renders links to the emergency number, and to the invoices and documents that another customer shares. */
export function SharedQuickActions() {
  const { egneSider, nodhjelpTelefon } = useBoot().distributor;
  const isReadable = useIsReadable();
  const keepPerson = useKeepPerson();
  const { emergency, invoice, documents, label } = texts.quickActions;
  const page = (path: string) => keepPerson(addressOf(path));
  const actions: (QuickAction | null)[] = [
    nodhjelpTelefon
      ? { id: 'nodhjelp', name: 'Nødhjelp', icon: 'sos', text: emergency, href: `tel:+47${nodhjelpTelefon}` }
      : null,
    egneSider.includes('faktura') && isReadable('FAKTURA')
      ? { id: 'faktura', name: 'Faktura', icon: 'invoice', text: invoice, href: page('/betaling') }
      : null,
    egneSider.includes('dokumenter') && isReadable('DOKUMENTER')
      ? { id: 'dokumenter', name: 'Dokumenter', icon: 'document', text: documents, href: page('/dokumenter') }
      : null,
  ];
  const shown = actions.filter((action) => action !== null);
  if (shown.length === 0) return null;
  return (
    <ul className="kfp-wide kfp-quick-actions" aria-label={label}>
      {shown.map((action) => (
        <li key={action.id}>
          <Action {...action} />
        </li>
      ))}
    </ul>
  );
}
