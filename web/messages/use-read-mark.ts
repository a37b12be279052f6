import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CustomerMessage } from '../../contract/messages.ts';
import type { ItemKey } from '../platform/api/item-key.ts';
import { markRead } from './mark-read.ts';

const FIRST_WAIT_MS = 10_000;
const MAX_WAIT_MS = 5 * 60_000;

/** Marks the shown message as read, unless it lacks its text, and retries until that is done or refused (ADR-030). */
export function useReadMark({ systemSource, id, lest = false, uleselig }: CustomerMessage): void {
  const client = useQueryClient();
  const isDone = lest || uleselig !== undefined;
  useEffect(
    () => (isDone ? undefined : keepMarking(client, { systemSource, id })),
    [client, systemSource, id, isDone],
  );
}

/** Returns a function that stops the retries. A pending request continues. */
function keepMarking(client: QueryClient, key: ItemKey): () => void {
  let tries = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt(): Promise<void> {
    const outcome = await markRead(client, key, tries === 0);
    if (outcome !== 'failed' || isStopped) return;
    timer = setTimeout(attempt, Math.min(FIRST_WAIT_MS * 2 ** tries, MAX_WAIT_MS));
    tries += 1;
  }

  void attempt();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
