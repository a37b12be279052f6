import { fnr } from '@navikt/fnrvalidator';

/**
 * Returns whether the text is a national id with valid control digits; the synthetic series is included
 * (spec: decisions §7.1).
 */
export function isNationalId(text: string): boolean {
  return fnr(text).status === 'valid';
}

/**
 * Returns whether a national id belongs to the synthetic series, whose months are 80 higher than real ones.
 */
export function isSyntheticNationalId(ssn: string): boolean {
  const month = Number(ssn.slice(2, 4));
  return month > 80 && month <= 92;
}
