import { Checkbox } from '@fremtind/jokul/checkbox';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FailureMessage } from './FailureMessage.tsx';
import { FieldError } from './FieldError.tsx';
import { SaveButton } from './SaveButton.tsx';
import { texts } from './texts.ts';

const t = texts.reservation;

type Props = {
  question: string;
  busy: boolean;
  /** why the last save failed; null: it did not */
  error: unknown;
  onConfirm: () => void;
};

/** The form in the open row: 'Bekreft' has no effect before the box is ticked (spec: shell §4.7). */
export function ReservationForm({ question, busy, error, onConfirm }: Props) {
  const [isTicked, setTicked] = useState(false);
  const [tries, setTries] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const isMissing = tries > 0 && !isTicked;

  function confirm(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    setTries(tries + 1);
    if (isTicked) onConfirm();
    else box.current?.focus();
  }

  return (
    <form noValidate onSubmit={confirm}>
      <div>
        <Checkbox
          ref={box}
          name="reservasjon"
          value="ja"
          checked={isTicked}
          invalid={isMissing}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={({ target }) => setTicked(target.checked)}
        >
          {question}
        </Checkbox>
        <FieldError id={errorId} text={isMissing ? t.mustTick : null} tries={tries} />
      </div>
      {error !== null && <FailureMessage title={t.failedTitle} advice={t.failed} error={error} />}
      <SaveButton text={t.confirm} busy={busy} />
    </form>
  );
}
