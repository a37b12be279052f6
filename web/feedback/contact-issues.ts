import { texts } from '#texts/feedback.ts';
import { parseEmail } from '../../domain/email.ts';
import { parsePhone } from '../../domain/parse-phone.ts';

/** The values of the contact form. `phone` is null if the form does not ask for it. */
export type ContactFields = { email: string; phone: string | null };

/** Returns the error message of each field, or null for a valid field (spec: overview §5). */
export function contactErrors({ email, phone }: ContactFields) {
  return { email: emailError(email), phone: phone === null ? null : phoneError(phone) };
}

function emailError(email: string): string | null {
  if (email.trim() === '') return texts.contact.emailMissing;
  return parseEmail(email) === null ? texts.contact.emailInvalid : null;
}

function phoneError(phone: string): string | null {
  if (phone.trim() === '') return texts.contact.phoneMissing;
  return parsePhone(phone) === null ? texts.contact.phoneInvalid : null;
}
