import { isOpenClaim } from './claim-state.ts';
import { osloDate } from './oslo-date.ts';

const FAILED = 'FEILET';
/** Maximum number of files of a claim (spec: beyond §10). */
const MAX_FILES = 20;
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

/** Returns whether a claim has the maximum number of files. Those that did not arrive do not count. */
export function hasMaxFiles({ vedlegg = [] }: Pick<ClaimWithFiles, 'vedlegg'>): boolean {
  return vedlegg.filter((file) => !hasFailed(file)).length >= MAX_FILES;
}

type FilesOf<Claim extends ClaimWithFiles> = NonNullable<Claim['vedlegg']>[number][];

/** Returns the files of an open claim that did not arrive, and were not sent again under the same name. */
export function lostFiles<Claim extends ClaimWithFiles>(claim: Claim): FilesOf<Claim> {
  const { vedlegg = [] } = claim;
  if (!isOpenClaim(claim)) return [];
  const arrived = new Set(vedlegg.filter((file) => !hasFailed(file)).map(({ navn }) => navn));
  return vedlegg.filter(({ navn }) => !arrived.has(navn));
}

/**
 * Returns the lost files that the customer is asked to send again (spec: beyond §10). A later file may be the one sent
 * again, because a new photograph has another name: it answers the lost files of one name. A file with the name of one
 * that failed replaces only that one.
 */
export function filesToSendAgain<Claim extends ClaimWithFiles>(claim: Claim): FilesOf<Claim> {
  const { vedlegg = [] } = claim;
  const failedNames = new Set(vedlegg.filter(hasFailed).map(({ navn }) => navn));
  // The earliest first: a later one may be the only answer to another.
  const others = vedlegg
    .filter(({ navn, mottatt }) => mottatt !== undefined && !failedNames.has(navn))
    .toSorted((one, other) => Date.parse(one.mottatt ?? '') - Date.parse(other.mottatt ?? ''));
  const lost = lostFiles(claim);
  const again = [...new Set(lost.map(({ navn }) => navn))].filter((name) => {
    const named = lost.filter(({ navn }) => navn === name);
    const answer = others.findIndex((other) => named.every((each) => isLater(each, other)));
    if (answer < 0) return true;
    others.splice(answer, 1);
    return false;
  });
  return lost.filter(({ navn }) => again.includes(navn));
}

function isLater(failed: SentFile, other: SentFile): boolean {
  const [before, after] = [failed.mottatt, other.mottatt];
  if (before === undefined || after === undefined) return false;
  return hasTime(before) && hasTime(after)
    ? Date.parse(after) - Date.parse(before) >= TOGETHER_MS
    : dayOf(after) > dayOf(before);
}

function hasTime(text: string): boolean {
  return text.length > DATE_LENGTH;
}

/** Returns the day in Norway, which is also the one that the page of the claim shows. */
function dayOf(text: string): string {
  return osloDate(Date.parse(text));
}
