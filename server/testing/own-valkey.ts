import { inject } from 'vitest';

/** The test files that use Valkey, each with the number of its database. */
const DATABASES = {
  'delete-in-valkey': 1,
  'on-behalf': 2,
  'own-sessions': 3,
  'shared-state': 4,
  'time-outs': 5,
} as const;

/**
 * Returns the address of a test file's database in Valkey; null if the machine has no Valkey. In the database of
 * another file, its servers would record the ended sessions of this one, and count its requests.
 */
export function ownValkey(file: keyof typeof DATABASES): string | null {
  const given = inject('valkeyUrl');
  if (given === null) return null;
  const own = new URL(given);
  own.pathname = `/${DATABASES[file]}`;
  return own.href;
}
