import { type FormEvent, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useFocusOnError } from '../ui/use-focus-when.ts';
import { CONTACT_FIELDS, type ContactField, contactError } from './contact-fields.ts';
import { failureCode } from './failure-code.ts';
import { SaveError } from './SaveError.tsx';

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
 * The form in an open contact row. What is wrong is shown when saving, and from then on as the customer writes
 * (spec: shell §5).
 */
export function ContactForm({ field, text, busy, error, onSave, onWrite }: Props) {
  const { texts, parse, refusal, input, wire } = CONTACT_FIELDS[field];
  const [tries, setTries] = useState(0);
  const isRefused = error !== null && failureCode(error) === refusal;
  const invalid = tries > 0 ? contactError(field, text) : null;
  const form = useFocusOnError(invalid !== null, tries);

  function save(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    setTries(tries + 1);
    const value = parse(text);
    if (value !== null) onSave(value);
  }

  return (
    <form ref={form} className={`kfp-contact-form--${field}`} noValidate onSubmit={save}>
      <TextField
        {...input}
        label={texts.field}
        hint={texts.hint}
        name={wire.customer}
        value={text}
        error={isRefused ? texts.invalid : invalid}
        tries={tries}
        onChange={onWrite}
      />
      {error !== null && !isRefused && <SaveError title={texts.failed} error={error} />}
      <Button type="submit" variant="primary" className="kfp-row__save" busy={busy}>
        {texts.save}
      </Button>
    </form>
  );
}
