import { fnr } from '@navikt/fnrvalidator';

/** Whether the text is a national id with right control digits; the synthetic series counts (spec: decisions §7.1). */
export function isNationalId(text: string): boolean {
  return fnr(text).status === 'valid';
}

/** Whether a national id is of the synthetic series, whose months are 80 higher than any person's. */
export function isSyntheticNationalId(ssn: string): boolean {
  const month = Number(ssn.slice(2, 4));
  return month > 80 && month <= 92;
}
