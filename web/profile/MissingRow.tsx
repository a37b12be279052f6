import { texts } from '#texts/ui.ts';
import { OpenForm } from '../platform/acts/OpenForm.tsx';
import { hasFailed } from '../platform/api/answers.ts';
import { useFocusWhenGone } from '../ui/use-focus-when-gone.ts';
import { type Answer, useRetry } from '../ui/use-retry.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ProfileRow } from './ProfileRow.tsx';
import { RowButton } from './RowButton.tsx';

type Props = {
  label: string;
  /** says that the value could not be fetched */
  failed: string;
  answer: Answer;
};

/** Renders a row whose value is loading, or could not be fetched, with a retry button. */
export function MissingRow(props: Props) {
  return hasFailed(props.answer) ? <FailedRow {...props} /> : <WaitingRow label={props.label} />;
}

function FailedRow({ label, failed, answer }: Props) {
  const place = useFocusWhenGone<HTMLDivElement>();
  // `isFetching` is true on the server, and false in a browser that restores its cache: the markup would differ.
  const { isRetrying, result, tryAgain } = useRetry([answer]);
  return (
    <ProfileRow
      ref={place}
      label={label}
      value={
        <>
          <span role="status">{failed}</span>
          <VisuallyHidden role="status">{result}</VisuallyHidden>
        </>
      }
      action={
        <OpenForm>
          <RowButton text={texts.tryAgain} label={label} busy={isRetrying} onClick={tryAgain} />
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
