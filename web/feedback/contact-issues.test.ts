import { expect, it } from 'vitest';
import { contactErrors } from './ContactForm.tsx';

const EMAIL_MISSING = 'Du må oppgi e-postadresse for at vi kan kontakte deg';
const EMAIL_INVALID = 'Skriv inn en gyldig e-postadresse';
const PHONE_MISSING = 'Du må oppgi telefonnummer for at vi kan kontakte deg';
const PHONE_INVALID = 'Skriv inn et gyldig telefonnummer';

it.each([
  ['', '', EMAIL_MISSING, PHONE_MISSING],
  ['  ', ' \u00a0', EMAIL_MISSING, PHONE_MISSING],
  ['kari@eksempel', '2233445', EMAIL_INVALID, PHONE_INVALID],
  ['kari', '+4722334455', EMAIL_INVALID, PHONE_INVALID],
  [' kari@eksempel.no ', '22 33 44 55', null, null],
  ['', null, EMAIL_MISSING, null],
  ['kari@eksempel.no', null, null, null],
])(
  'validates the e-mail address %j and the phone number %j: %s, %s',
  (email, phone, emailError, phoneError) => {
    expect(contactErrors({ email, phone })).toEqual({ email: emailError, phone: phoneError });
  },
);
