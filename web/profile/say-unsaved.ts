import { texts } from '#texts/profile.ts';
import { OutcomeUnknown } from '../platform/api/save.ts';
import { showUnseenFailure } from '../toasts/show-toast.ts';

/** Returns what tells that a change was not saved, or that it may be, after the customer left its row. */
export function sayUnsaved(failed: string): (error: Error) => void {
  return (error) => showUnseenFailure(error instanceof OutcomeUnknown ? texts.noAnswer : failed);
}
