import type { TestProject } from 'vitest/node';
import { startValkey } from '../server/testing/valkey.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a Valkey or Redis server; null if the machine has none. */
    valkeyUrl: string | null;
  }
}

/** Uses TEST_VALKEY_URL, or starts the machine's Valkey or Redis for the API tests, and prints which one. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_VALKEY_URL;
  if (given) {
    project.provide('valkeyUrl', given);
    return;
  }
  const valkey = await startValkey();
  if (!valkey) {
    console.log(
      'No Valkey or Redis on this machine, and TEST_VALKEY_URL is not set: shared state uses the database.',
    );
    project.provide('valkeyUrl', null);
    return;
  }
  console.log(`Valkey tests run on ${valkey.program}`);
  project.provide('valkeyUrl', valkey.url);
  return valkey.stop;
}
