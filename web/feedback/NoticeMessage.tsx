import { texts } from '#texts/feedback.ts';
import { Heading } from '../ui/Heading.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import type { Notice } from './stages.ts';

/** Renders a notice about the previous step. It receives focus, so that screen readers read it. */
export function NoticeMessage({ notice }: { notice: Notice }) {
  const message = useFocusWhen<HTMLDivElement>(true);
  const { title, text } = texts.notices[notice];
  return (
    <div className="kfp-feedback__notice" role="status" tabIndex={-1} ref={message}>
      <Heading level={2} size={4} className="kfp-feedback__title">
        {title}
      </Heading>
      <p>{text}</p>
    </div>
  );
}
