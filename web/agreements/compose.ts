import type { AgreementGroup } from './groups.ts';

/** The layout of the agreements, by their number (ADR-016). */
export type Composition = 'one' | 'few' | 'some' | 'many';

/** Up to five agreements have no groups. More than twenty have folded groups and a search. */
const MAX_FEW = 5;
const MAX_SOME = 20;

/** Returns the composition for a number of agreements. If the number may grow, it is at least 'some'. */
export function compositionOf(count: number, mayGrow: boolean): Composition {
  if (count > MAX_SOME) return 'many';
  if (count > MAX_FEW || mayGrow) return 'some';
  return count === 1 ? 'one' : 'few';
}

/** What is below the agreements instead of beside them. `costs`: also the buy card. */
export type Below = 'nothing' | 'buying' | 'costs' | 'allButCosts';

/** Least surplus of agreements over coming dates that leaves room beside them for the costs, and for all (ADR-016). */
const ROOM_FOR_COSTS = 2;
const ROOM_FOR_ALL = 10;

/** Returns what to place below `count` agreements with `rows` coming dates beside them, for even columns. */
export function belowAgreements(composition: Composition, count: number, rows: number): Below {
  if (composition === 'many') return 'allButCosts';
  if (rows === 0 || composition === 'few') return 'nothing';
  if (count - rows < ROOM_FOR_COSTS) return 'costs';
  return count - rows < ROOM_FOR_ALL ? 'buying' : 'nothing';
}

/** Groups in one or two columns. The cards of a single group are in several columns. */
type Block<Group> = readonly (readonly Group[])[];

/** The height of a group's heading, in cards. */
const HEADING = 0.5;
/** The maximum difference between the heights of two columns, in cards. */
const TOLERANCE = 1.5;

type Sized = Pick<AgreementGroup, 'agreements'>;

/**
 * Returns the groups as blocks, in the given order. A block has two columns of about the same height, or one
 * group over the whole width. No group is divided. A group too large for two even columns gets its own block.
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
