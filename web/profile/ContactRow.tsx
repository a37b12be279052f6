import { useState } from 'react';
import { useDraft } from '../platform/drafts.ts';
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

/** The e-mail address or the mobile number, and its change (shell 2 and 5). */
export function ContactRow({ field, value, store }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [draft, write] = useDraft(field);
  const toggle = (open: boolean) => {
    setOpen(open);
    write('');
  };
  const { mutate, reset, isPending, error } = useContactChange(store, field, () => toggle(false));
  const { texts: said, show } = CONTACT_FIELDS[field];
  return (
    <EditableRow
      label={said.label}
      value={value ? show(value) : <span className="kfp-subdued">{texts.contact.none}</span>}
      isOpen={isOpen || draft !== ''}
      busy={isPending}
      onToggle={(open) => {
        reset();
        toggle(open);
      }}
    >
      <ContactForm
        field={field}
        busy={isPending}
        error={error}
        onSave={(written) => mutate(written)}
        onWrite={reset}
      />
    </EditableRow>
  );
}
