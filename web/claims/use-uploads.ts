import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Claim } from '../../contract/claims.ts';
import type { Problem } from '../../contract/problem.ts';
import { HttpError } from '../platform/api/http-error.ts';
import { upload } from '../platform/api/upload.ts';
import { randomKey } from '../platform/random-key.ts';
import { useOnline } from '../platform/use-online.ts';
import {
  type ClaimUpload,
  faultOf,
  nextToSend,
  type UploadFault,
  type UploadState,
  withState,
} from './upload-list.ts';

/** The queries whose answers name a claim's files. */
const QUERIES = [['/skader'], ['/avtaleoversikt/sammendrag']];

export type Uploads = {
  list: readonly ClaimUpload[];
  add: (files: Iterable<File>) => void;
  retry: (key: string) => void;
  /** stops sending a file, or takes it off the list */
  remove: (key: string) => void;
};

/**
 * Sends the files that the customer chooses to a claim, one at a time. A file that failed without a network is sent again
 * when the network returns. It keeps its key, so that the claim gets it once (spec: beyond §10).
 */
export function useUploads({ systemSource, id }: Pick<Claim, 'systemSource' | 'id'>): Uploads {
  const client = useQueryClient();
  const [list, setList] = useState<readonly ClaimUpload[]>([]);
  const running = useRef<{ key: string; controller: AbortController } | null>(null);
  const set = (key: string, state: UploadState) => setList((before) => withState(before, key, state));
  const next = nextToSend(list);
  const nextKey = next?.key;

  const send = async ({ key, file }: ClaimUpload) => {
    const controller = new AbortController();
    running.current = { key, controller };
    set(key, { status: 'sending', share: 0 });
    const fault = await faultOf(file);
    if (controller.signal.aborted) return;
    if (fault) return set(key, { status: 'failed', fault });
    try {
      const received = await upload('POST /skader/:systemSource/:id/vedlegg', {
        params: { systemSource, id },
        headers: { 'idempotency-key': key },
        file,
        onProgress: (share) => set(key, { status: 'sending', share }),
        signal: controller.signal,
      });
      set(key, { status: 'sent', id: received.id });
      for (const queryKey of QUERIES) void client.invalidateQueries({ queryKey });
    } catch (error) {
      if (!controller.signal.aborted) set(key, { status: 'failed', ...causeOf(error) });
    }
  };
  const sendNext = useEffectEvent(() => {
    if (next) void send(next);
  });
  useEffect(() => {
    if (nextKey !== undefined) sendNext();
  }, [nextKey]);

  const retry = (isMeant: (each: ClaimUpload) => boolean) =>
    setList((before) =>
      before.map((each) => (isMeant(each) ? { key: each.key, file: each.file, status: 'waiting' } : each)),
    );
  useOnline(() => retry((each) => each.status === 'failed' && each.fault === 'network'));
  useEffect(() => () => running.current?.controller.abort(), []);

  return {
    list,
    add(files) {
      // Read now: the field is emptied before React updates the list.
      const added = Array.from(files, (file): ClaimUpload => ({ key: randomKey(), file, status: 'waiting' }));
      setList((before) => [...before, ...added]);
    },
    retry: (key) => retry((each) => each.key === key),
    remove(key) {
      if (running.current?.key === key) running.current.controller.abort();
      setList((before) => before.filter((each) => each.key !== key));
    },
  };
}

function causeOf(error: unknown): { fault: UploadFault; reason?: string | undefined } {
  if (!(error instanceof HttpError)) return { fault: 'network' };
  const reason = (error.details as Partial<Problem> | null)?.detail;
  return {
    fault: error.status >= 500 || error.status === 408 || error.status === 429 ? 'system' : 'refused',
    reason,
  };
}
