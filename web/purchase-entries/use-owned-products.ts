import { useAgreements } from '../agreements/use-agreements.ts';

/** Returns the product types that the customer is known to have, as far as the sources have answered. */
export function useOwnedProducts(): ReadonlySet<string> {
  const { state } = useAgreements();
  return new Set(state.status === 'ready' ? state.list.avtaler.map(({ productType }) => productType) : []);
}
