import type { AgreementGroup } from './groups.ts';

/** How the agreements are laid out, by how many there are (ADR-016). */
export type Composition = 'one' | 'few' | 'some' | 'many';

/** Up to five need no groups; more than twenty are folded, and can be searched. */
const MAX_FEW = 5;
const MAX_SOME = 20;

/** Returns the composition for so many agreements; while more may come, none that a further one would overturn. */
export function compositionOf(count: number, mayGrow: boolean): Composition {
  if (count > MAX_SOME) return 'many';
  if (count > MAX_FEW || mayGrow) return 'some';
  return count === 1 ? 'one' : 'few';
}

/** What stands below the agreements, and not beside them: nothing, the way to buy, the costs too, or all but the costs. */
export type Below = 'nothing' | 'buying' | 'costs' | 'allButCosts';

/** Beside fewer more agreements than these than rows there is no room for the costs, or for the way to buy (ADR-016). */
const ROOM_FOR_COSTS = 2;
const ROOM_FOR_ALL = 10;

/** Returns what stands below so many agreements where so many rows of what comes soon stand beside them, so that both end alike. */
export function belowAgreements(composition: Composition, count: number, rows: number): Below {
  if (composition === 'many') return 'allButCosts';
  if (rows === 0 || composition === 'few') return 'nothing';
  if (count - rows < ROOM_FOR_COSTS) return 'costs';
  return count - rows < ROOM_FOR_ALL ? 'buying' : 'nothing';
}

/** Groups below one another in one or two columns; a group alone has its cards beside each other. */
export type Block<Group> = readonly (readonly Group[])[];

/** A group's heading is as high as half a card. */
const HEADING = 0.5;
/** Two columns may differ by this much, in cards. */
const TOLERANCE = 1.5;

type Sized = Pick<AgreementGroup, 'agreements'>;

/**
 * Returns the groups as blocks, in their order: two columns of about the same height, or one group over the whole width. No
 * group is divided; one that would leave the column beside it empty has a block of its own.
 */
export function blocksOf<Group extends Sized>(groups: readonly Group[]): Block<Group>[] {
  if (groups.length === 0) return [];
  if (groups.length === 1) return [[groups]];
  const { columns, difference } = evenColumns(groups);
  if (difference <= TOLERANCE) return [columns];
  const largest = indexOfLargest(groups);
  return [
    ...blocksOf(groups.slice(0, largest)),
    [groups.slice(largest, largest + 1)],
    ...blocksOf(groups.slice(largest + 1)),
  ];
}

function evenColumns<Group extends Sized>(groups: readonly Group[]) {
  const ways = groups.slice(1).map((_, index) => {
    const columns = [groups.slice(0, index + 1), groups.slice(index + 1)];
    const [left = 0, right = 0] = columns.map(heightOf);
    return { columns, difference: Math.abs(left - right) };
  });
  return ways.reduce((best, way) => (way.difference < best.difference ? way : best));
}

function heightOf(groups: readonly Sized[]): number {
  return groups.reduce((height, { agreements }) => height + HEADING + agreements.length, 0);
}

function indexOfLargest(groups: readonly Sized[]): number {
  const sizes = groups.map(({ agreements }) => agreements.length);
  return sizes.indexOf(Math.max(...sizes));
}
