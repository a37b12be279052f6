import type { Act } from '../../domain/acts.ts';

/** The acts of the rows that open. Their names also open the rows without scripts: `?apne=epost`. */
export const ROW_ACTS = {
  address: 'adresse',
  email: 'epost',
  mobile: 'mobil',
  reservation: 'reservasjon',
} as const satisfies Readonly<Record<string, Act>>;

export type RowName = keyof typeof ROW_ACTS;

/** Returns the row that an act opens, or null. */
export function rowOfAct(act: string | null): RowName | null {
  const names = Object.keys(ROW_ACTS) as RowName[];
  return names.find((name) => ROW_ACTS[name] === act) ?? null;
}
