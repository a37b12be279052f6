import type { ContactChange, LifeContactChange } from '../../contract/profile.ts';
import { parseEmail } from '../../domain/email.ts';
import { parseMobile } from '../../domain/mobile.ts';
import { ProblemError } from '../platform/http/errors.ts';

/** Returns the contact information in stored form. Throws a 400 problem with its code (spec: shell §5). */
export function checkContact({ epostAdresse, mobilNummer }: ContactChange): ContactChange {
  return {
    ...(epostAdresse === undefined ? {} : { epostAdresse: checkEmail(epostAdresse) }),
    ...(mobilNummer === undefined ? {} : { mobilNummer: checkMobile(mobilNummer) }),
  };
}

/** Returns the contact information of the life-insurance system in stored form. Throws like `checkContact`. */
export function checkLifeContact({ epost, telefon }: LifeContactChange): LifeContactChange {
  return {
    ...(epost === undefined ? {} : { epost: checkEmail(epost) }),
    ...(telefon === undefined ? {} : { telefon: checkMobile(telefon) }),
  };
}

function checkEmail(text: string): string {
  if (text.trim() === '') throw new ProblemError(400, 'emailMissing', 'UGYLDIG_MAILADRESSE');
  const email = parseEmail(text);
  if (email === null) throw new ProblemError(400, 'invalidEmail', 'UGYLDIG_MAILADRESSE');
  return email;
}

function checkMobile(text: string): string {
  if (text.trim() === '') throw new ProblemError(400, 'mobileMissing', 'UGYLDIG_MOBILNR');
  const mobile = parseMobile(text);
  if (mobile === null) throw new ProblemError(400, 'invalidMobile', 'UGYLDIG_MOBILNR');
  return mobile;
}
