import { texts } from '#texts/ui.ts';
import { Button } from './Button.tsx';
import { useFocusTitleWhenGone } from './use-focus-title-when-gone.ts';
import type { Retry } from './use-retry.ts';

type Props = {
  /** what is missing, each as it stands within a sentence */
  names: readonly string[];
  retry: Retry;
};

/** What is missing by its name, that the page fetches it again by itself, and a button for those who won't wait. */
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
