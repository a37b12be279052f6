import { parseEmail } from '../../domain/email.ts';
import { parseMobile } from '../../domain/mobile.ts';
import { EMAIL_INPUT, PHONE_INPUT } from '../ui/input-kinds.ts';
import { CONTACT_FIELDS, type ContactField } from './contact-fields.ts';

/** What differs between the two fields when they are changed: how they are parsed and refused (spec: shell §5, shell §8.2). */
export const CONTACT_INPUTS = {
  email: { parse: parseEmail, refusal: 'UGYLDIG_MAILADRESSE', input: EMAIL_INPUT },
  mobile: { parse: parseMobile, refusal: 'UGYLDIG_MOBILNR', input: PHONE_INPUT },
} as const;

/** What is wrong with what was written; null where it can be saved (spec: shell §5). */
export function contactError(field: ContactField, text: string): string | null {
  const { missing, invalid } = CONTACT_FIELDS[field].texts;
  if (text.trim() === '') return missing;
  return CONTACT_INPUTS[field].parse(text) === null ? invalid : null;
}
