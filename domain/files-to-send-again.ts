import { isOpenClaim } from './claim-state.ts';

const FAILED = 'FEILET';
/** Files that the customer chose together are received within this time, in ms. None of them replaces another. */
const TOGETHER_MS = 5 * 60_000;
const DATE_LENGTH = '2026-12-31'.length;

/** The fields of a claim that decide which files the customer must send again. */
type ClaimWithFiles = {
  readonly status: string;
  readonly vedlegg?: readonly SentFile[] | undefined;
};
type SentFile = {
  readonly navn: string;
  readonly status: string;
  /** a date, or a time with its zone */
  readonly mottatt?: string | undefined;
};

/** Returns whether a file of a claim did not arrive. */
export function hasFailed({ status }: { status: string }): boolean {
  return status === FAILED;
}

/**
 * Returns the files of an open claim that did not arrive and were not sent again (spec: beyond §10). A file is sent again
 * under the same name, or as any file that the claim gets later: a new photograph has another name.
 */
export function filesToSendAgain<Claim extends ClaimWithFiles>(
  claim: Claim,
): NonNullable<Claim['vedlegg']>[number][] {
  const { vedlegg = [] } = claim;
  if (!isOpenClaim(claim)) return [];
  const others = vedlegg.filter((file) => !hasFailed(file));
  return vedlegg.filter((file) => hasFailed(file) && !others.some((each) => isSentAgain(file, each)));
}

function isSentAgain(failed: SentFile, other: SentFile): boolean {
  if (other.navn === failed.navn) return true;
  const [before, after] = [failed.mottatt, other.mottatt];
  if (before === undefined || after === undefined) return false;
  return before.length > DATE_LENGTH && after.length > DATE_LENGTH
    ? Date.parse(after) - Date.parse(before) >= TOGETHER_MS
    : after.slice(0, DATE_LENGTH) > before.slice(0, DATE_LENGTH);
}
