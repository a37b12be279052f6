import { fnr } from '@navikt/fnrvalidator';
import { maskNationalId } from '../../../domain/national-id.ts';

/** Returns whether the text is a valid national id, real or synthetic (spec: decisions §7.1). */
export function isNationalId(text: string): boolean {
  return fnr(text).status === 'valid';
}

/** Eleven digits, also in the groups in which people write them: 01.01.90 12345, 010190 123 45. */
const ELEVEN_DIGITS =
  /(?<!\d)\d\d(?:[\s\p{Cf}\p{Pd}./]{0,2}\d\d){2}[\s\p{Cf}\p{P}]{0,3}\d{3}[\s\p{Cf}\p{Pd}./]{0,2}\d\d(?!\d)/gu;

/** Returns a text with the national ids in it masked. Other numbers are left unchanged. */
export function maskNationalIds(text: string): string {
  return text.replace(ELEVEN_DIGITS, (found) => {
    const digits = found.replace(/\D/g, '');
    return isNationalId(digits) ? maskNationalId(digits) : found;
  });
}

/** Returns whether a valid national id belongs to the synthetic series, whose months are 80 higher than real ones. */
export function isSyntheticNationalId(ssn: string): boolean {
  return Number(ssn.slice(2, 4)) > 80;
}
