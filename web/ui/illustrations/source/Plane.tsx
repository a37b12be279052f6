import { Line, Place, Shape, type Spot } from './primitives.tsx';

/** Draws a plane that climbs to the right. Its position is the middle of its body. */
export function Plane(spot: Spot) {
  return (
    <Place {...spot}>
      <g transform="rotate(-9)">
        <Line tone="paper" width={3} d="M-88 5H-56M-108 5H-101" />
        <Shape tone="paper" d="M-37-3Q-30-8 0-8H22Q37-7 40 0Q34 7 20 7H-10Q-30 6-37-3Z" />
        <Shape tone="red" d="M-35-3L-45-22H-35L-20-7Z" />
        <Shape tone="mid" d="M10 0L-16 22H-4L23 1Z" />
        <Line tone="glass" width={3} d="M-10-2h.1M-1-2h.1M8-2h.1M26-2h3" />
      </g>
    </Place>
  );
}
