import { type FormEvent, useEffect, useState } from 'react';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { useFailedAct } from '../platform/acts/act-message.ts';
import { draftOf, useDraft, writeDraft } from '../platform/session/drafts.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useFocusOnError } from '../ui/use-focus-when.ts';
import { CONTACT_FIELDS, type ContactField, type ContactStore } from './contact-fields.ts';
import { CONTACT_INPUTS, contactError } from './contact-inputs.ts';
import { RowForm } from './RowForm.tsx';
import { failureCode, SaveError } from './SaveError.tsx';
import { useContactChange } from './use-contact-change.ts';
import { ROW_ACTS, type Row } from './use-row.ts';

type Props = {
  field: ContactField;
  /** undefined: unknown */
  value: string | undefined;
  store: ContactStore;
  row: Row;
};

/**
 * Renders the form in an open contact row, with the stored value. Errors are shown after the first attempt to
 * save, and then while the customer types (spec: shell §5).
 */
export function ContactForm({ field, value, store, row }: Props) {
  const { texts, show, wire } = CONTACT_FIELDS[field];
  const { input, parse, refusal } = CONTACT_INPUTS[field];
  const [draft, write] = useDraft(field);
  const stored = value ? show(value) : '';
  const act = ROW_ACTS[field];
  const failed = useFailedAct(act);
  const refused = failed?.values?.[wire.customer];
  const text = draft ?? refused ?? stored;
  const [tries, setTries] = useState(refused === undefined ? 0 : 1);
  const { save, reset, isPending, error } = useContactChange(store, field, (saved) => {
    // A change made during the save is a new draft, and stays.
    const written = draftOf(field);
    if (written !== undefined && parse(written) !== saved) return;
    write(undefined);
    row.close();
  });
  // The server answered the form before scripts ran, and nothing was stored, written or sent since.
  const hasFailed = failed !== undefined && tries < 2 && draft === undefined && parse(text) !== value;
  const isRefused = error === null ? hasFailed && failed.code === refusal : failureCode(error) === refusal;
  const invalid = tries > 0 ? contactError(field, text) : null;
  const isUnsaved = !isRefused && (error !== null || (hasFailed && invalid === null));
  const form = useFocusOnError(invalid !== null || isRefused, tries);

  useEffect(() => {
    return () => {
      // A field that was only emptied opens with the stored value again.
      if (draftOf(field) === '') writeDraft(field, undefined);
    };
  }, [field]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTries(tries + 1);
    const parsed = parse(text);
    if (parsed !== null) void save(parsed);
  }

  function change(written: string): void {
    row.open(false);
    write(written === stored ? undefined : written);
    // Any change clears the error of the last save.
    if (error !== null) reset();
  }

  return (
    <RowForm row={row} isPending={isPending} error={error}>
      <ActForm act={act} ref={form} className={`kfp-contact-form--${field}`} noValidate onSubmit={submit}>
        {store === 'life' && <input type="hidden" name="lager" value="liv" />}
        <TextField
          {...input}
          label={texts.field}
          required
          hint={texts.hint}
          name={wire.customer}
          value={text}
          error={invalid ?? (isRefused ? texts.invalid : null)}
          tries={tries}
          onChange={change}
        />
        {isUnsaved && <SaveError title={texts.failed} error={error} />}
        <Button type="submit" variant="primary" className="kfp-row__save" busy={isPending}>
          {texts.save}
        </Button>
      </ActForm>
    </RowForm>
  );
}
