import { type FormEvent, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { useFocusOnError } from '../ui/use-focus-when.ts';
import { SaveError } from './SaveError.tsx';
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
  const isMissing = tries > 0 && !isTicked;
  const form = useFocusOnError(isMissing, tries);

  function confirm(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    setTries(tries + 1);
    if (isTicked) onConfirm();
  }

  return (
    <form ref={form} noValidate onSubmit={confirm}>
      <Checkbox
        name="reservasjon"
        value="ja"
        checked={isTicked}
        error={isMissing ? t.mustTick : null}
        tries={tries}
        onChange={({ target }) => setTicked(target.checked)}
      >
        {question}
      </Checkbox>
      {error !== null && <SaveError title={t.failedTitle} advice={t.failed} error={error} />}
      <Button type="submit" variant="primary" className="kfp-row__save" busy={busy}>
        {t.confirm}
      </Button>
    </form>
  );
}
