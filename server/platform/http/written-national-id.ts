import { isNationalId } from '../db/national-id.ts';
import { ProblemError } from './errors.ts';

/**
 * Returns a national id that a customer wrote, without its spaces.
 * @throws {ProblemError} 400 when it is not valid
 */
export function writtenNationalId(text: string): string {
  const ssn = text.replace(/[\s\p{Cf}]/gu, '');
  if (!isNationalId(ssn)) throw new ProblemError(400, 'invalidNationalId', 'UGYLDIG_FODSELSNUMMER');
  return ssn;
}
