import { useState } from 'react';
import { draftOf, useDraft } from '../platform/session/drafts.ts';
import { ContactForm } from './ContactForm.tsx';
import { CONTACT_FIELDS, type ContactField, type ContactStore } from './contact-fields.ts';
import { EditableRow } from './EditableRow.tsx';
import { texts } from './texts.ts';
import { useContactChange } from './use-contact-change.ts';

type Props = {
  field: ContactField;
  /** undefined: nobody knows it */
  value: string | undefined;
  store: ContactStore;
};

/** The e-mail address or the mobile number, and its change (spec: shell §2.5, shell §5). */
export function ContactRow({ field, value, store }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [draft, write] = useDraft(field);
  const { texts: t, show, parse } = CONTACT_FIELDS[field];
  const toggle = (open: boolean) => {
    setOpen(open);
    write('');
  };
  const { save, reset, isPending, error } = useContactChange(store, field, (saved) => {
    // What was written on meanwhile is another change, and stays.
    if (parse(draftOf(field)) === saved) toggle(false);
  });
  return (
    <EditableRow
      label={t.label}
      value={value ? show(value) : <span className="kfp-subdued">{texts.contact.none}</span>}
      isEmpty={!value}
      isOpen={isOpen || draft !== ''}
      busy={isPending}
      onToggle={(open) => {
        reset();
        toggle(open);
      }}
    >
      <ContactForm
        field={field}
        text={draft}
        busy={isPending}
        error={error}
        onSave={(written) => void save(written)}
        onWrite={(written) => {
          write(written);
          // What was shown of the last save no longer holds.
          if (error !== null) reset();
        }}
      />
    </EditableRow>
  );
}
