import { Line, Place, Shape, type Spot } from './primitives.tsx';

/** Draws a red barn with a silo. */
export function Farm(spot: Spot) {
  return (
    <Place {...spot}>
      <Shape tone="paper" d="M42 2V-58Q54-72 66-58V2Z" />
      <Shape tone="red" d="M-46 2V-38L-28-60L0-72L28-60L46-38V2Z" />
      <Line tone="ink" width={7} d="M-52-34L-30-62L0-75L30-62L52-34" />
      <Line tone="paper" width={4} d="M-18 0V-32H18V0M-17-1L17-31M17-1L-17-31" />
      <Shape tone="glow" d="M-7-44H7V-56H-7Z" />
    </Place>
  );
}
