import type { ReactNode } from 'react';
import { texts } from '#texts/ui.ts';
import { Button } from './Button.tsx';
import { useFocusWhenGone } from './use-focus-when-gone.ts';
import { type Answer, useRetry } from './use-retry.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  /** the missing parts, in the form for use within a sentence; null: nothing is missing */
  names: readonly string[] | null;
  /** the answers that a retry fetches again if they have a problem */
  answers: readonly Answer[];
  /** renders what is around the notice */
  frame?: (notice: ReactNode) => ReactNode;
};

/**
 * Renders what is missing, with a retry button. The result of a retry is announced even after the notice has
 * disappeared (spec: overview §8, ADR-008).
 */
export function MissingNotice({ names, answers, frame = (notice) => notice }: Props) {
  const retry = useRetry(answers);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {retry.result}
      </VisuallyHidden>
      {names && frame(<Notice names={names} retry={retry} />)}
    </>
  );
}

type NoticeProps = { names: readonly string[]; retry: ReturnType<typeof useRetry> };

/** Renders what is missing, that the page retries by itself, and a retry button, without scripts a link. */
function Notice({ names, retry: { isRetrying, tryAgain } }: NoticeProps) {
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
