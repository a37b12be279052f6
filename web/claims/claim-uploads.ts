import type { QueryClient } from '@tanstack/react-query';
import { texts } from '#texts/claim-details.ts';
import type { Claim } from '../../contract/claims.ts';
import type { Problem } from '../../contract/problem.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import { HttpError } from '../platform/api/http-error.ts';
import { upload } from '../platform/api/upload.ts';
import { isOnline } from '../platform/online.ts';
import { randomKey } from '../platform/random-key.ts';
import { sessionQuery } from '../platform/session/session.ts';
import { tellTabsOfChange } from '../platform/session/tell-tabs.ts';
import { createStore } from '../platform/store.ts';
import { showToast, showUnseenFailure } from '../toasts/show-toast.ts';
import { stateAloud } from './spoken-changes.ts';
import {
  type ClaimUpload,
  faultOf,
  isSentAgain,
  isUnsent,
  nextToSend,
  PAUSES_MS,
  type UploadFault,
  type UploadState,
  withState,
} from './upload-list.ts';

type ClaimKey = Pick<Claim, 'systemSource' | 'id'>;

/** The files that the customer sends to a claim. */
export type ClaimUploads = ReturnType<typeof createUploads>;

/** The queries whose answers name a claim's files. */
const QUERIES = [
  endpointQuery('GET /skader').queryKey,
  endpointQuery('GET /avtaleoversikt/sammendrag').queryKey,
];

const uploadsOf = new WeakMap<QueryClient, Map<string, ClaimUploads>>();

/**
 * Returns the files that are sent to a claim, which go on while the customer reads other pages. Leaving the portal asks
 * first, as the files would be lost (spec: beyond §10, ADR-044).
 */
export function claimUploads(client: QueryClient, claim: ClaimKey): ClaimUploads {
  const known = uploadsOf.get(client) ?? new Map<string, ClaimUploads>();
  uploadsOf.set(client, known);
  const name = `${claim.systemSource} ${claim.id}`;
  const uploads = known.get(name) ?? createUploads(client, claim);
  known.set(name, uploads);
  return uploads;
}

/**
 * Sends files one at a time. A file whose attempt broke is sent again after a pause, or when the browser is online
 * again. It keeps its key, so that the claim gets it once. Its row changes when bytes go out, not at each attempt.
 */
function createUploads(client: QueryClient, { systemSource, id }: ClaimKey) {
  const list = createStore<readonly ClaimUpload[]>([]);
  let running: { key: string; controller: AbortController } | null = null;
  /** the pause before the next attempt, and the number of attempts that broke since somebody asked for one */
  let pause: ReturnType<typeof setTimeout> | undefined;
  let broken = 0;
  let watchers = 0;
  let isGuarding = false;

  function change(next: readonly ClaimUpload[]): void {
    list.set(next);
    guard(next.some(isUnsent));
    const upload = nextToSend(next);
    if (upload) void send(upload);
  }

  /** Listens to the window only while files are unsent: a page that asks before it is left is not kept for 'Back'. */
  function guard(hasUnsent: boolean): void {
    if (hasUnsent === isGuarding) return;
    isGuarding = hasUnsent;
    const switchTo = hasUnsent ? 'addEventListener' : 'removeEventListener';
    window[switchTo]('beforeunload', askToStay);
    window[switchTo]('online', retryUnsent);
  }

  /** Never delays a logout or a time-out: these remove the session first. */
  function askToStay(event: Event): void {
    if (client.getQueryData(sessionQuery.queryKey)?.kfpSessionId !== undefined) event.preventDefault();
  }

  function retryUnsent(): void {
    retry(isSentAgain);
  }

  function sendAgain(): void {
    const upload = list.get().find(isSentAgain);
    if (upload) void send(upload);
  }

  function retry(isMeant: (each: ClaimUpload) => boolean): void {
    const waiting = ({ key, file }: ClaimUpload): ClaimUpload => ({ key, file, status: 'waiting' });
    change(list.get().map((each) => (isMeant(each) ? waiting(each) : each)));
  }

  async function send({ key, file, status }: ClaimUpload): Promise<void> {
    clearTimeout(pause);
    // An attempt that the row does not show may still be waiting for the network.
    running?.controller.abort();
    const controller = new AbortController();
    running = { key, controller };
    const set = (state: UploadState) => change(withState(list.get(), key, state));
    const fail = (fault: UploadFault, reason?: string) => {
      const failed = { key, file, status: 'failed', fault, reason } as const;
      if (watchers === 0 && !isSentAgain(failed)) showUnseenFailure(stateAloud(failed));
      set(failed);
    };
    if (status === 'waiting') {
      broken = 0;
      set({ status: 'sending', share: 0 });
    }
    const fault = await faultOf(file);
    if (controller.signal.aborted) return;
    if (fault) return fail(fault);
    try {
      await upload('POST /skader/:systemSource/:id/vedlegg', {
        params: { systemSource, id },
        headers: { 'idempotency-key': key },
        file,
        onProgress: (share) => set({ status: 'sending', share }),
        signal: controller.signal,
      });
      if (watchers === 0) showToast(texts.upload.sentAloud(file.name), { tone: 'success' });
      set({ status: 'sent' });
      refetchClaim();
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isPassing(error) && !isOnline()) fail('offline');
      else if (isPassing(error) && broken < PAUSES_MS.length) {
        fail('broken');
        pause = setTimeout(sendAgain, PAUSES_MS[broken++]);
      } else fail(...causeOf(error));
    }
  }

  function refetchClaim(): void {
    for (const queryKey of QUERIES) void client.invalidateQueries({ queryKey });
    tellTabsOfChange(client);
  }

  return {
    list,
    add(files: Iterable<File>) {
      const added = Array.from(files, (file): ClaimUpload => ({ key: randomKey(), file, status: 'waiting' }));
      change([...list.get(), ...added]);
    },
    retry: (key: string) => retry((each) => each.key === key || isSentAgain(each)),
    /** Stops sending a file, or takes it off the list. */
    remove(key: string) {
      if (running?.key === key) {
        running.controller.abort();
        // The claim may have received it.
        refetchClaim();
      }
      change(list.get().filter((each) => each.key !== key));
    },
    /** Call it while the list is shown. A toast reports the outcome otherwise. Returns a function that ends it. */
    watch() {
      watchers += 1;
      return () => {
        watchers -= 1;
        // The claim lists what it has received.
        change(list.get().filter(({ status }) => status !== 'sent'));
      };
    },
  };
}

/** Returns whether a failure passes without the customer's doing: of the connection, or of a server that restarts. */
function isPassing(error: unknown): boolean {
  return !(error instanceof HttpError) || (error.status > 501 && error.status < 505);
}

function causeOf(error: unknown): [fault: UploadFault, reason?: string] {
  if (!(error instanceof HttpError) || isPageOfNetwork(error)) return ['network'];
  const reason = (error.details as Partial<Problem> | null)?.detail;
  const fault = error.status >= 500 || error.status === 408 || error.status === 429 ? 'system' : 'refused';
  return reason === undefined ? [fault] : [fault, reason];
}

/** Returns whether a network or a proxy refused the call with a page of its own, other than because of the size. */
function isPageOfNetwork({ status, details }: HttpError): boolean {
  return status < 500 && status !== 413 && typeof details === 'string';
}
