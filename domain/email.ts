/** Mail can't be delivered to longer addresses (RFC 5321). */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** Letters (Norwegian ones too), digits and the usual special characters; dots only between them (spec: shell §5). */
const LOCAL_PART = /^[a-z0-9æøå!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9æøå!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** A domain with at least one dot; labels of letters, digits and inner hyphens. */
const DOMAIN =
  /^(?:[a-z0-9æøå](?:[a-z0-9æøå-]{0,61}[a-z0-9æøå])?\.)+[a-z0-9æøå](?:[a-z0-9æøå-]{0,61}[a-z0-9æøå])?$/i;

/** Returns the e-mail address in the text, trimmed; null when the text is not an address (spec: shell §5). */
export function parseEmail(text: string): string | null {
  const email = text.trim().normalize('NFC');
  if (email.length > MAX_LENGTH) return null;
  const at = email.indexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  if (local.length > MAX_LOCAL_LENGTH || !LOCAL_PART.test(local)) return null;
  return DOMAIN.test(email.slice(at + 1)) ? email : null;
}
