import { expect, test } from 'vitest';
import type { ContactField } from './contact-fields.ts';
import { contactError } from './contact-inputs.ts';

test.each<[ContactField, string, string | null]>([
  ['email', '', 'Du må fylle inn e-post'],
  ['email', '   ', 'Du må fylle inn e-post'],
  ['email', 'kari', 'E-postadressen er ikke gyldig'],
  ['email', 'kari@eksempel', 'E-postadressen er ikke gyldig'],
  ['email', 'kåre.ås@eksempel.no', null],
  ['email', '  kari@eksempel.no ', null],
  ['mobile', '', 'Du må fylle inn et telefonnummer'],
  ['mobile', ' \t\u00a0', 'Du må fylle inn et telefonnummer'],
  ['mobile', '22 00 00 00', 'Mobilnummeret er ikke gyldig'],
  ['mobile', '4123456', 'Mobilnummeret er ikke gyldig'],
  ['mobile', '+46 41234567', 'Mobilnummeret er ikke gyldig'],
  ['mobile', '412 34 567', null],
  ['mobile', '+47 412 34 567', null],
  ['mobile', '0047 91234567', null],
])('the error of %s %j is %s', (field, text, issue) => {
  expect(contactError(field, text)).toBe(issue);
});
