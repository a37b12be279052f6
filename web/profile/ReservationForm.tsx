import { Checkbox } from '@fremtind/jokul/checkbox';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FailureMessage } from './FailureMessage.tsx';
import { SaveButton } from './SaveButton.tsx';
import { FieldFault } from './TextField.tsx';
import { texts } from './texts.ts';

const said = texts.reservation;

type Props = { question: string; busy: boolean; failed: boolean; onConfirm: () => void };

/** The form in the open row: 'Bekreft' has no effect before the box is ticked (shell 4, Profile edits). */
export function ReservationForm({ question, busy, failed, onConfirm }: Props) {
  const [isTicked, setTicked] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const isMissing = isChecked && !isTicked;

  function confirm(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
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
          aria-describedby={isMissing ? faultId : undefined}
          onChange={({ target }) => setTicked(target.checked)}
        >
          {question}
        </Checkbox>
        {isMissing && <FieldFault id={faultId} text={said.mustTick} />}
      </div>
      {failed && <FailureMessage title={said.failedTitle} text={said.failed} />}
      <SaveButton text={said.confirm} busy={busy} />
    </form>
  );
}
