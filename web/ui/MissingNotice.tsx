import { texts } from '#texts/ui.ts';
import { RetryButton } from './RetryButton.tsx';
import { useFocusTitleWhenGone } from './use-focus-title-when-gone.ts';
import type { Retry } from './use-retry.ts';

type Props = {
  /** the missing parts, in the form for use within a sentence */
  names: readonly string[];
  retry: Retry;
};

/** Renders the names of the missing parts, a note that the page retries automatically, and a retry button. */
export function MissingNotice({ names, retry: { isRetrying, tryAgain } }: Props) {
  const place = useFocusTitleWhenGone<HTMLDivElement>();
  return (
    <div className="kfp-missing-notice" ref={place}>
      <p>
        {names.length > 0 && `${texts.retry.missing(names)} `}
        <span className="kfp-needs-script">{texts.retry.byItself}</span>
      </p>
      <RetryButton density="compact" busy={isRetrying} onClick={tryAgain} />
    </div>
  );
}
