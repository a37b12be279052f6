/** The pattern of a cursor in the activities: an instant in ms and a row's id (ADR-026). */
export const ACTIVITY_CURSOR = '^[0-9]{1,15}-[0-9a-f-]{36}$';

const PATTERN = new RegExp(ACTIVITY_CURSOR);

/** Returns the cursor in an address; null when the text is not a cursor. */
export function activityCursor(text: string | null): string | null {
  return text !== null && PATTERN.test(text) ? text : null;
}
