import { parseEmail } from '../../domain/email.ts';
import { parseMobile } from '../../domain/mobile.ts';
import { EMAIL_INPUT, PHONE_INPUT } from '../ui/input-kinds.ts';
import { CONTACT_FIELDS, type ContactField } from './contact-fields.ts';

/** How the two fields differ for editing: parser, refusal code and input type (spec: shell §5, shell §8.2). */
export const CONTACT_INPUTS = {
  email: { parse: parseEmail, refusal: 'UGYLDIG_MAILADRESSE', input: EMAIL_INPUT },
  mobile: { parse: parseMobile, refusal: 'UGYLDIG_MOBILNR', input: PHONE_INPUT },
} as const;

/** Returns the error message of an input; null if it is valid (spec: shell §5). */
export function contactError(field: ContactField, text: string): string | null {
  const { missing, invalid } = CONTACT_FIELDS[field].texts;
  if (text.trim() === '') return missing;
  return CONTACT_INPUTS[field].parse(text) === null ? invalid : null;
}
