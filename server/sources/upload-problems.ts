import type { ClaimInOre } from '../../contract/in-ore.ts';
import { isOpenClaim } from '../../domain/claim-state.ts';
import { hasMaxFiles } from '../../domain/files-to-send-again.ts';
import { ProblemError } from '../platform/http/errors.ts';
import type { ProblemDetail } from '../platform/http/problem-texts.ts';

const PROBLEMS = {
  SKADE_AVSLUTTET: [409, 'claimClosed'],
  FOR_MANGE: [409, 'tooManyFiles'],
  FOR_STOR: [413, 'fileTooLarge'],
  FEIL_FILTYPE: [415, 'wrongFileType'],
  NOKKEL_BRUKT: [409, 'keyOfAnotherFile'],
} as const satisfies Readonly<Record<string, readonly [status: number, detail: ProblemDetail]>>;

type UploadCode = keyof typeof PROBLEMS;

/** Returns the refusal of a file (spec: beyond §10). */
export function uploadProblem(code: UploadCode): ProblemError {
  const [status, detail] = PROBLEMS[code];
  return new ProblemError(status, detail, code);
}

/** Throws a problem if a claim is closed or has the maximum number of files (spec: beyond §10). */
export function checkClaim(claim: ClaimInOre): void {
  if (!isOpenClaim(claim)) throw uploadProblem('SKADE_AVSLUTTET');
  if (hasMaxFiles(claim)) throw uploadProblem('FOR_MANGE');
}

/** Returns the refusal of a file for a claim that the customer does not have. */
export function noSuchClaim(): ProblemError {
  return new ProblemError(404, 'noSuchClaim');
}

/** Returns the refusal that a system's response means; null if its status has no meaning for an upload. */
export function refusedUpload(status: number, code: string | undefined): ProblemError | null {
  if (status === 404 || status === 501) return noSuchClaim();
  if (status === 413) return uploadProblem('FOR_STOR');
  if (status === 415) return uploadProblem('FEIL_FILTYPE');
  return status === 409 && (code === 'SKADE_AVSLUTTET' || code === 'FOR_MANGE') ? uploadProblem(code) : null;
}
