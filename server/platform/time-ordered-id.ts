import { hash, randomUUID } from 'node:crypto';

/**
 * Returns a UUID of version 7: it begins with the time (epoch ms), so new rows are neighbours in every index. The same
 * time and name have the same id; without a name it is random.
 */
export function timeOrderedId(time = Date.now(), name: string = randomUUID()): string {
  const start = time.toString(16).padStart(12, '0');
  const rest = hash('sha256', name);
  return `${start.slice(0, 8)}-${start.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}
