import type { Adapter, AdapterPayload } from 'oidc-provider';
import { DAY_MS } from '../../domain/days.ts';
import type { SharedState } from '../platform/state/shared-state.ts';

/** Returns oidc-provider's adapter to the shared state: any instance can continue a login, also after a restart. */
export function stateAdapter(state: SharedState, model: string): Adapter {
  const keyOf = (id: string) => `test-login:${model}:${id}`;
  const uidKeyOf = (uid: string) => `test-login:${model}:uid:${uid}`;

  return {
    async upsert(id: string, payload: AdapterPayload, expiresIn?: number) {
      const ttlMs = expiresIn ? expiresIn * 1000 : DAY_MS;
      await state.set(keyOf(id), payload, ttlMs);
      if (payload.uid) await state.set(uidKeyOf(payload.uid), id, ttlMs);
    },
    async find(id: string) {
      return (await state.get<AdapterPayload>(keyOf(id))) ?? undefined;
    },
    async findByUid(uid: string) {
      const id = await state.get<string>(uidKeyOf(uid));
      return id === null ? undefined : ((await state.get<AdapterPayload>(keyOf(id))) ?? undefined);
    },
    async findByUserCode() {
      return undefined;
    },
    async consume(id: string) {
      const payload = await state.get<AdapterPayload>(keyOf(id));
      if (payload)
        await state.replace(keyOf(id), { ...payload, consumed: Math.floor(Date.now() / 1000) }, DAY_MS);
    },
    async destroy(id: string) {
      await state.delete(keyOf(id));
    },
    // A grant is used for only one code exchange, and its tokens expire by themselves.
    async revokeByGrantId() {},
  };
}
