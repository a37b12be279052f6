import { Disc, Line, Place, Shape, type Spot } from './primitives.tsx';

/** Draws a painting on an easel, for insured valuables. */
export function Easel(spot: Spot) {
  return (
    <Place {...spot}>
      <Line tone="wood" width={5} d="M-18 0L0-66L18 0M0-66V-6" />
      <Shape tone="water" d="M-24-56H24V-20H-24Z" />
      <Shape tone="mid" d="M-24-20V-30Q-10-44 4-32T24-34V-20Z" />
      <Disc tone="sun" x={10} y={-46} r={5} />
      <Line tone="paper" width={5} d="M-24-56H24V-20H-24Z" />
    </Place>
  );
}
