const NATIONAL_ID = /^\d{6}(?:\d{5}|\*{5})$/;

/** Returns a national id with all but the birth date hidden: '010190*****' (spec: decisions §4). */
export function maskNationalId(ssn: string): string {
  return `${ssn.slice(0, 6)}*****`;
}

/** Returns a national id, masked or not, in groups of 6 + 5 (spec: shell §5), and other text unchanged. */
export function formatNationalId(ssn: string): string {
  return NATIONAL_ID.test(ssn) ? `${ssn.slice(0, 6)}\u00a0${ssn.slice(6)}` : ssn;
}
