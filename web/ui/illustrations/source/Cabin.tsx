import { Disc, Line, Place, Shape, type Spot, Window } from './primitives.tsx';

/** Draws a brown cabin with turf on its roof. */
export function Cabin(spot: Spot) {
  return (
    <Place {...spot}>
      <Shape tone="ink" d="M-38-54v-32h13v32z" />
      <Shape tone="wood" d="M-56 0V-40L0-72L56-40V0Z" />
      <Line tone="ink" width={1.5} d="M-54-10H54M-54-20H54M-54-30H54" />
      <Line tone="near" width={14} d="M-64-39L0-76L64-39" />
      <Line tone="paper" width={4} d="M-66-32L0-69L66-32" />
      <Window x={-40} y={-33} w={22} h={18} line={3} />
      <Shape tone="red" d="M10 0V-34H34V0Z" />
      <Disc tone="paper" x={15} y={-16} r={2} />
    </Place>
  );
}
