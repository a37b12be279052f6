import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { texts } from '#texts/profile.ts';
import { refusalText } from '../platform/api/refusal-text.ts';
import { OutcomeUnknown } from '../platform/api/save.ts';
import { tellTabsOfChange } from '../platform/session/tell-tabs.ts';
import { showUnseenFailure } from '../toasts/show-toast.ts';

/** Refetches a query after a save, and tells the other tabs. Returning refetches nothing (spec: shell §7). */
export function refetchAfterSave(client: QueryClient, queryKey: QueryKey): void {
  void client.invalidateQueries({ queryKey });
  tellTabsOfChange(client);
}

/** Returns what tells after the customer left a row that its change was not saved, or why, or that it may be saved. */
export function sayUnsaved(failed: string): (error: Error) => void {
  return (error) =>
    showUnseenFailure(error instanceof OutcomeUnknown ? texts.noAnswer : (refusalText(error) ?? failed));
}
