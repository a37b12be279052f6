import { texts } from '#texts/claim-details.ts';
import type { ClaimUpload } from './upload-list.ts';

/** Returns why a file was not sent, in the portal's words and those of the server. */
export function failureText({ fault, reason }: ClaimUpload & { status: 'failed' }): string {
  return [texts.upload.faults[fault], reason].filter(Boolean).join(' ');
}

/**
 * Returns what a screen reader says of the files that changed between two lists: each that is now being sent, has been
 * sent, was not sent and why, or was removed. Returns '' if there is nothing to say.
 */
export function spokenChanges(before: readonly ClaimUpload[], after: readonly ClaimUpload[]): string {
  const aloudBefore = new Map(before.map((each) => [each.key, stateAloud(each)]));
  const kept = new Set(after.map(({ key }) => key));
  const removed = before.filter(({ key }) => !kept.has(key));
  const changed = after.filter((each) => aloudBefore.get(each.key) !== stateAloud(each));
  return [...removed.map(({ file }) => texts.upload.removedAloud(file.name)), ...changed.map(stateAloud)]
    .filter(Boolean)
    .join(' ');
}

/** Returns what a screen reader says of the state of a file. */
export function stateAloud(upload: ClaimUpload): string {
  const { name } = upload.file;
  switch (upload.status) {
    case 'waiting':
      return '';
    case 'sending':
      return `${texts.upload.sending(name)}.`;
    case 'sent':
      return texts.upload.sentAloud(name);
    case 'failed':
      return `${name}: ${failureText(upload)}`;
  }
}
