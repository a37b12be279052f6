import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '#texts/profile.ts';
import type { Customer } from '../../contract/profile.ts';
import { lifeCustomerQuery } from '../platform/api/customer.ts';
import { writeDraft } from '../platform/session/drafts.ts';
import { CONTACT_FIELDS, type ContactField, type ContactStore, contactStoreOf } from './contact-fields.ts';
import { EditableRow } from './EditableRow.tsx';
import { LazyForm } from './LazyForm.ts';
import { MissingRow } from './MissingRow.tsx';
import { useRow, useRowDraft } from './use-row.ts';

const { label, unavailable } = texts.contact;

/** Renders mobile number and e-mail of a customer with a customer number or a life record (spec: shell §2.5). */
export function ContactRows({ customer }: { customer: Customer }) {
  const answer = useQuery(lifeCustomerQuery);
  const { data: life } = answer;
  const store = contactStoreOf(customer, life);
  if (store === null && !life) return <MissingRow label={label} failed={unavailable} answer={answer} />;
  if (store === null) return null;
  const { epostAdresse, mobilNummer } = customer.kontaktInformasjon;
  const [mobile, email] = store === 'customer' ? [mobilNummer, epostAdresse] : [life?.telefon, life?.epost];
  return (
    <>
      <ContactRow field="mobile" value={mobile} store={store} />
      <ContactRow field="email" value={email} store={store} />
    </>
  );
}

type Props = {
  field: ContactField;
  /** undefined: unknown */
  value: string | undefined;
  store: ContactStore;
};

/** Renders a contact row. An unsaved draft stays until the customer cancels (spec: shell §2.5, shell §5). */
function ContactRow({ field, value, store }: Props) {
  const row = useRow(field);
  const { texts: t, show } = CONTACT_FIELDS[field];
  const draft = useRowDraft(row, (each) => show(each.trim()) === show(value ?? ''));

  return (
    <EditableRow
      label={t.label}
      value={
        <>
          {value ? breakable(show(value)) : <span className="kfp-subdued">{texts.contact.none}</span>}
          {draft && !row.isOpen && <div className="kfp-subdued">{texts.contact.unsaved(draft)}</div>}
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
