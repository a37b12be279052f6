import { fileTypeOf, HEAD_BYTES, MAX_UPLOAD_BYTES } from '../../domain/file-type.ts';

/**
 * Why a file was not sent. `offline`: it is sent when the browser is online. `broken`: an attempt broke, and the next one
 * follows after a pause. `network`: only the customer sends it again.
 */
export type UploadFault = 'type' | 'size' | 'empty' | 'offline' | 'broken' | 'network' | 'refused' | 'system';

/** The faults that sending the same file again can't help. */
const FINAL_FAULTS: readonly UploadFault[] = ['type', 'size', 'empty', 'refused'];

/** Pauses before the attempts after one that broke, in ms: 2 s, doubled to at most 1 minute, 5 minutes in all. */
export const PAUSES_MS = Array.from({ length: 9 }, (_, broken) => Math.min(2_000 * 2 ** broken, 60_000));

export type UploadState =
  | { status: 'waiting' }
  /** `share` is what has been sent, from 0 to 1 */
  | { status: 'sending'; share: number }
  | { status: 'sent' }
  /** `reason`: the server's words, if it gave any */
  | { status: 'failed'; fault: UploadFault; reason?: string | undefined };

/** A file that the customer chose on this page. `key` is the same for each attempt to send it. */
export type ClaimUpload = { key: string; file: File } & UploadState;

/** Returns the list with another state of one file. A file that was removed stays removed. */
export function withState(
  list: readonly ClaimUpload[],
  key: string,
  state: UploadState,
): readonly ClaimUpload[] {
  return list.map((each) => (each.key === key ? { key, file: each.file, ...state } : each));
}

/**
 * Returns the next file to send, or undefined while one is being sent, or is about to be sent again: a phone sends one
 * at a time fastest.
 */
export function nextToSend(list: readonly ClaimUpload[]): ClaimUpload | undefined {
  if (list.some((each) => each.status === 'sending' || isSentAgain(each))) return undefined;
  return list.find(({ status }) => status === 'waiting');
}

/** Returns whether a file is lost if the page is left, though it may still be sent. */
export function isUnsent(upload: ClaimUpload): boolean {
  const { status } = upload;
  return status === 'failed' ? isSentAgain(upload) || upload.fault === 'network' : status !== 'sent';
}

/** Returns whether a file that failed is sent again without the customer's doing. */
export function isSentAgain(upload: ClaimUpload): boolean {
  return upload.status === 'failed' && (upload.fault === 'offline' || upload.fault === 'broken');
}

/** Returns whether sending the same file again can help. */
export function canBeRetried(fault: UploadFault): boolean {
  return !FINAL_FAULTS.includes(fault);
}

/** Returns why the server would refuse a file, read on the device so that nothing is sent in vain; otherwise null. */
export async function faultOf(file: File): Promise<'type' | 'size' | 'empty' | null> {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_UPLOAD_BYTES) return 'size';
  try {
    return fileTypeOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())) ? null : 'type';
  } catch {
    // The server decides about a file that can't be read here.
    return null;
  }
}
