import { fnr } from '@navikt/fnrvalidator';

/** Whether the text is a national id with right control digits; the synthetic series counts (decisions 7). */
export function isNationalId(text: string): boolean {
  return fnr(text).status === 'valid';
}
