import { fnr } from '@navikt/fnrvalidator';
import { maskNationalId } from '../../../domain/national-id.ts';

/**
 * Returns whether the text is a national id with valid control digits; the synthetic series is included
 * (spec: decisions §7.1).
 */
export function isNationalId(text: string): boolean {
  return fnr(text).status === 'valid';
}

/** Returns a text with the national ids in it masked. Other numbers are left unchanged. */
export function maskNationalIds(text: string): string {
  return text.replace(
    /(?<!\d)(\d{6})[\s\p{Cf}./–-]{0,2}(\d{5})(?!\d)/gu,
    (found, date: string, rest: string) => (isNationalId(date + rest) ? maskNationalId(date + rest) : found),
  );
}

/** Returns whether a valid national id belongs to the synthetic series, whose months are 80 higher than real ones. */
export function isSyntheticNationalId(ssn: string): boolean {
  return Number(ssn.slice(2, 4)) > 80;
}
