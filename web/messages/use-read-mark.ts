import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Message } from '../../contract/messages.ts';
import type { ItemKey } from '../platform/api/item-key.ts';
import { markRead } from './mark-read.ts';

const FIRST_WAIT_MS = 10_000;
const MAX_WAIT_MS = 5 * 60_000;

/** Marks the displayed message as read, and retries until that succeeds or is refused (ADR-030). */
export function useReadMark({ systemSource, id, lest = false }: Message): void {
  const client = useQueryClient();
  useEffect(
    () => (lest ? undefined : keepMarking(client, { systemSource, id })),
    [client, systemSource, id, lest],
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
