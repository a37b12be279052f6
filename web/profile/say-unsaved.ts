import { texts } from '#texts/profile.ts';
import { refusalText } from '../platform/api/refusal-text.ts';
import { OutcomeUnknown } from '../platform/api/save.ts';
import { showUnseenFailure } from '../toasts/show-toast.ts';

/** Returns what tells after the customer left a row that its change was not saved, or why, or that it may be saved. */
export function sayUnsaved(failed: string): (error: Error) => void {
  return (error) =>
    showUnseenFailure(error instanceof OutcomeUnknown ? texts.noAnswer : (refusalText(error) ?? failed));
}
