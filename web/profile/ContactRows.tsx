import type { ReactNode } from 'react';
import { texts } from '#texts/profile.ts';
import { writeDraft } from '../platform/session/drafts.ts';
import { CONTACT_FIELDS, type ContactField, type ContactStore } from './contact-fields.ts';
import { EditableRow } from './EditableRow.tsx';
import { LazyForm } from './LazyForm.ts';
import { useRow } from './use-row.ts';
import { useRowDraft } from './use-row-draft.ts';

type Props = {
  field: ContactField;
  /** undefined: unknown */
  value: string | undefined;
  store: ContactStore;
};

/** Renders a contact row. An unsaved draft stays until the customer cancels (spec: shell §2.5, shell §5). */
export function ContactRow({ field, value, store }: Props) {
  const row = useRow(field);
  const { texts: t, show } = CONTACT_FIELDS[field];
  const draft = useRowDraft(row, (each) => show(each.trim()) === show(value ?? ''));

  return (
    <EditableRow
      label={t.label}
      value={
        <>
          {value ? breakable(show(value)) : <span className="kfp-subdued">{texts.contact.none}</span>}
          {draft && !row.isOpen && <span className="kfp-row__unsaved">{texts.contact.unsaved(draft)}</span>}
        </>
      }
      row={row}
      onCancel={() => writeDraft(field, undefined)}
    >
      <LazyForm of="contact" field={field} value={value} store={store} row={row} />
    </EditableRow>
  );
}

/** Renders an e-mail address that may wrap before its @. */
function breakable(text: string): ReactNode {
  const [name, host] = text.split('@');
  if (!host) return text;
  return (
    <>
      {name}
      <wbr />
      {`@${host}`}
    </>
  );
}
