import { Disc, Line, Place, Shape, type Spot } from './primitives.tsx';

/** Draws a sitting brown dog that looks to the right. */
export function Dog(spot: Spot) {
  return (
    <Place {...spot}>
      <Line tone="wood" width={7} d="M-14-5C-30-6-34-20-25-25" />
      <Shape tone="wood" d="M-17 0C-25-14-16-30-3-38L2-50L16-44C20-34 18-16 17-3Q17 0 14 0Z" />
      <Shape tone="wood" d="M0-46L0-70L9-62H15L23-70L23-57L33-52Q35-45 28-43L16-40Z" />
      <Shape tone="paper" d="M22-49L33-52Q35-45 28-43L17-42ZM8-36Q16-34 17-38Q19-24 15-16Q8-22 8-36Z" />
      <Disc tone="ink" x={32} y={-51} r={2.5} />
      <Disc tone="ink" x={18} y={-55} r={1.8} />
      <Line tone="red" width={4} d="M1-41Q9-36 17-39" />
    </Place>
  );
}
