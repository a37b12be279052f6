import { texts } from '#texts/profile.ts';
import { texts as general } from '#texts/ui.ts';
import { OpenForm } from '../platform/acts/OpenForm.tsx';
import { hasFailed } from '../platform/api/answers.ts';
import type { Answer } from '../ui/use-retry.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ProfileRow } from './ProfileRow.tsx';
import { RowButton } from './RowButton.tsx';

type Props = {
  label: string;
  /** says that the value could not be fetched */
  failed: string;
  answer: Answer & { isFetching: boolean };
};

/** Renders a row whose value is loading, or could not be fetched, with a retry button. */
export function MissingRow({ label, failed, answer }: Props) {
  if (!hasFailed(answer)) return <WaitingRow label={label} />;
  return (
    <ProfileRow
      label={label}
      value={<span role="status">{failed}</span>}
      action={
        <OpenForm>
          <RowButton
            text={general.tryAgain}
            label={label}
            busy={answer.isFetching}
            onClick={() => void answer.refetch()}
          />
        </OpenForm>
      }
    />
  );
}

function WaitingRow({ label }: { label: string }) {
  return (
    <ProfileRow
      label={label}
      value={
        <span className="kfp-row__waiting" role="status">
          <span className="kfp-skeleton" />
          <VisuallyHidden>{texts.pleaseWait}</VisuallyHidden>
        </span>
      }
    />
  );
}
