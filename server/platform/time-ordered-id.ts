import { randomUUID } from 'node:crypto';

/** Returns a random UUID of version 7: it begins with the time, so new rows are neighbours in every index. */
export function timeOrderedId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
