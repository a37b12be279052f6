import { valkeyState } from '../platform/state/valkey-state.ts';

/** Connects to Valkey or Redis. Rejects with the reason if it can't be used. */
export async function reachValkey(url: string): Promise<void> {
  const state = await valkeyState(url, () => {});
  await state.check().finally(() => state.close());
}
