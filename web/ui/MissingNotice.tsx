import { texts } from '#texts/ui.ts';
import { Button } from './Button.tsx';
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
        {texts.retry.byItself}
      </p>
      <Button variant="secondary" density="compact" busy={isRetrying} onClick={tryAgain}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
