import { texts } from '#texts/profile.ts';
import { texts as general } from '#texts/ui.ts';
import { OutcomeUnknown } from '../platform/api/save.ts';
import { OfflineError } from '../platform/online.ts';
import { Message } from '../ui/Message.tsx';

type Props = {
  /** what the specification has it say, whatever went wrong */
  title: string;
  text?: string;
  /** what is shown where we know that nothing was saved */
  advice?: string;
  /** why the save failed */
  error: unknown;
};

/** The box of a save that failed: what, and whether anybody knows that nothing was saved. */
export function SaveError({ title, text, advice, error }: Props) {
  const more = reasonOf(error) ?? advice;
  if (!text && !more) return <Message tone="error">{title}</Message>;
  return (
    <Message tone="error">
      <strong className="kfp-row__failure-title">{title}</strong>
      {[text, more].filter(Boolean).join(' ')}
    </Message>
  );
}

function reasonOf(error: unknown): string | null {
  if (error instanceof OfflineError) return general.notSavedOffline;
  return error instanceof OutcomeUnknown ? texts.outcomeUnknown : null;
}
