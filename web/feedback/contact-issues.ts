import { texts } from '#texts/feedback.ts';
import { parseEmail } from '../../domain/email.ts';
import { parsePhone } from '../../domain/parse-phone.ts';

/** What is typed into the contact form; `phone` null: it is not asked for. */
export type ContactFields = { email: string; phone: string | null };

/** What is wrong with each field, in the customer's words; null where it is right (spec: overview §5). */
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
