import { useEffect } from 'react';
import { track } from '../analytics/track.ts';

type Props = {
  type: string;
  /** the name in statistics, in bokmål */
  name?: string | undefined;
  /** whether the page shows an error or a purchase block */
  event?: 'feilside' | 'kjøpsstopp';
};

/** Tracks that an error or a purchase block stopped the customer (spec: shell §8.3, decisions §8.4). */
export function PurchaseBlock({ type, name = 'Ukjent', event = 'feilside' }: Props) {
  useEffect(() => track('purchase block', { type, name, event }), [type, name, event]);
  return null;
}
