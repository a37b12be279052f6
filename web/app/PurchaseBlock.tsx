import { useEffect } from 'react';
import { track } from '../analytics/track.ts';

type Props = {
  type: string;
  /** what statistics call it, in bokmål */
  name?: string | undefined;
  /** whether an error or a purchase block is what the page says */
  event?: 'feilside' | 'kjøpsstopp';
};

/**
 * Counts, from within any page, that an error or a purchase block stopped the customer
 * (spec: shell §8.3, decisions §8.4).
 */
export function PurchaseBlock({ type, name = 'Ukjent', event = 'feilside' }: Props) {
  useEffect(() => track('purchase block', { type, name, event }), [type, name, event]);
  return null;
}
