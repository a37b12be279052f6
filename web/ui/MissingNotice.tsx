import { texts } from '#texts/ui.ts';
import { Button } from './Button.tsx';
import { useFocusWhenGone } from './use-focus-when-gone.ts';
import type { Retry } from './use-retry.ts';

type Props = {
  /** the missing parts, in the form for use within a sentence */
  names: readonly string[];
  retry: Retry;
};

/** Renders what is missing, that the page retries by itself, and a retry button, without scripts a link. */
export function MissingNotice({ names, retry: { isRetrying, tryAgain } }: Props) {
  const place = useFocusWhenGone<HTMLDivElement>();
  return (
    <div className="kfp-missing-notice" ref={place}>
      <p>
        {names.length > 0 && `${texts.retry.missing(names)} `}
        <span className="kfp-needs-script">{texts.retry.byItself}</span>
      </p>
      <Button
        variant="secondary"
        density="compact"
        className="kfp-needs-script"
        busy={isRetrying}
        onClick={tryAgain}
      >
        {texts.tryAgain}
      </Button>
      <noscript>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page, with its query */}
        <a className="kfp-link" href="">
          {texts.tryAgain}
        </a>
      </noscript>
    </div>
  );
}
