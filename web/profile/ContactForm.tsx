import { type FormEvent, useRef, useState } from 'react';
import { useDraft } from '../platform/drafts.ts';
import { CONTACT_FIELDS, type ContactField, contactFault } from './contact-fields.ts';
import { FailureMessage } from './FailureMessage.tsx';
import { failureCode } from './failure-code.ts';
import { SaveButton } from './SaveButton.tsx';
import { TextField } from './TextField.tsx';

type Props = {
  field: ContactField;
  busy: boolean;
  /** why the last save failed; null: it did not */
  error: unknown;
  onSave: (value: string) => void;
  /** the customer writes on: what was said of the last save no longer holds */
  onWrite: () => void;
};

/** The form in an open contact row. What is wrong is said when saving, and from then on as the customer writes (shell 5). */
export function ContactForm({ field, busy, error, onSave, onWrite }: Props) {
  const { texts, parse, refusal, input, wire } = CONTACT_FIELDS[field];
  const [text, setText] = useDraft(field);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isRefused = error !== null && failureCode(error) === refusal;
  const fault = isChecked ? contactFault(field, text) : null;

  function save(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    const value = parse(text);
    if (value === null) form.current?.querySelector('input')?.focus();
    else onSave(value);
  }

  return (
    <form ref={form} className={`kfp-contact-form--${field}`} noValidate onSubmit={save}>
      <TextField
        {...input}
        label={texts.field}
        name={wire.customer}
        value={text}
        fault={isRefused ? texts.invalid : fault}
        onChange={(written) => {
          setText(written);
          if (error !== null) onWrite();
        }}
      />
      <div role="status" className="jkl-sr-only">
        {isRefused ? texts.invalid : ''}
      </div>
      {error !== null && !isRefused && <FailureMessage text={texts.failed} />}
      <SaveButton text={texts.save} busy={busy} />
    </form>
  );
}
