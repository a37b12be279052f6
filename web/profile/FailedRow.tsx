import { texts } from '#texts/profile.ts';
import { OpenForm } from '../platform/acts/OpenForm.tsx';
import { ProfileRow } from './ProfileRow.tsx';
import { RowButton } from './RowButton.tsx';

type Props = { label: string; text: string; busy: boolean; onRetry: () => void };

/** Renders a row whose value could not be fetched, with a retry button. */
export function FailedRow({ label, text, busy, onRetry }: Props) {
  return (
    <ProfileRow
      label={label}
      value={<span role="status">{text}</span>}
      action={
        <OpenForm>
          <RowButton text={texts.tryAgain} label={label} busy={busy} onClick={onRetry} />
        </OpenForm>
      }
    />
  );
}
