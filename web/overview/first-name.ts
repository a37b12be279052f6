/** Returns the first word of a customer's name for the greeting, or null for an empty name. */
export function firstName(navn: string): string | null {
  return navn.trim().split(/\s+/)[0] || null;
}
