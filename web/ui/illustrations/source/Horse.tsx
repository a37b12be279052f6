import { Disc, Line, Place, Shape, type Spot } from './primitives.tsx';

/** Draws a brown horse that looks to the right. */
export function Horse(spot: Spot) {
  return (
    <Place {...spot}>
      <Line tone="ink" width={5} d="M-25-44Q-36-38-33-18" />
      <Shape
        tone="wood"
        d="M-26-46Q-10-51 8-47L20-66L24-72L28-67L41-58Q43-51 36-51L28-54L24-40Q25-31 21-27L20 0H13L12-25H-12L-14 0H-21L-22-25Q-30-34-26-46Z"
      />
      <Line tone="ink" width={4} d="M22-68L10-48" />
      <Disc tone="ink" x={30} y={-61} r={1.8} />
    </Place>
  );
}
