/** What a cursor of the activities looks like: an instant and a row's id (ADR-026). */
export const ACTIVITY_CURSOR = '^[0-9]{1,15}-[0-9a-f-]{36}$';

const PATTERN = new RegExp(ACTIVITY_CURSOR);

/** Returns the cursor that an address names; null where it names none that could be one. */
export function activityCursor(text: string | null): string | null {
  return text !== null && PATTERN.test(text) ? text : null;
}
