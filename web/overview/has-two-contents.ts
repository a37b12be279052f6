import type { AgreementsState } from '../agreements/agreements-state.ts';

/** Whether the customer is known to have contents insurance of their own beside the union's; one that is about to end is none. */
export function hasTwoContents(agreements: AgreementsState): boolean {
  if (agreements.status !== 'ready') return false;
  const kept = agreements.list.avtaler.filter(
    ({ avtaleStatusDescription }) => avtaleStatusDescription !== 'Til Annullasjon',
  );
  return ['INNBO', 'KOLLEKTIV_HJEM'].every((type) => kept.some(({ productType }) => productType === type));
}
