import { type FormEvent, useRef, useState } from 'react';
import { CONTACT_FIELDS, type ContactField, contactError } from './contact-fields.ts';
import { FailureMessage } from './FailureMessage.tsx';
import { failureCode } from './failure-code.ts';
import { SaveButton } from './SaveButton.tsx';
import { TextField } from './TextField.tsx';

type Props = {
  field: ContactField;
  text: string;
  busy: boolean;
  /** why the last save failed; null: it did not */
  error: unknown;
  onSave: (value: string) => void;
  onWrite: (text: string) => void;
};

/**
 * The form in an open contact row. What is wrong is said when saving, and from then on as the customer writes
 * (spec: shell §5).
 */
export function ContactForm({ field, text, busy, error, onSave, onWrite }: Props) {
  const { texts, parse, refusal, input, wire } = CONTACT_FIELDS[field];
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isRefused = error !== null && failureCode(error) === refusal;
  const issue = tries > 0 ? contactError(field, text) : null;

  function save(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    setTries(tries + 1);
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
        issue={isRefused ? texts.invalid : issue}
        tries={tries}
        onChange={onWrite}
      />
      {error !== null && !isRefused && <FailureMessage title={texts.failed} error={error} />}
      <SaveButton text={texts.save} busy={busy} />
    </form>
  );
}
