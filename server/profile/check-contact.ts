import { parseEmail } from '../../domain/email.ts';
import { parseMobile } from '../../domain/mobile.ts';
import { ProblemError } from '../platform/http/errors.ts';

/** The e-mail address as it is to be stored. Throws a 400 problem with the specification's code (spec: shell §5). */
export function checkEmail(text: string): string {
  const email = parseEmail(text);
  if (email === null) throw new ProblemError(400, 'invalidEmail', 'UGYLDIG_MAILADRESSE');
  return email;
}

/** The mobile number as it is to be stored: eight digits. Throws a 400 problem with the specification's code. */
export function checkMobile(text: string): string {
  const mobile = parseMobile(text);
  if (mobile === null) throw new ProblemError(400, 'invalidMobile', 'UGYLDIG_MOBILNR');
  return mobile;
}
