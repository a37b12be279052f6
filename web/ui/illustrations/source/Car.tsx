import { CAR_OUTLINE } from './Backdrop.tsx';
import { Disc, Line, Place, Shape, type Spot } from './primitives.tsx';

/** Draws a red car that faces right. */
export function Car(spot: Spot) {
  return (
    <Place {...spot}>
      <Shape tone="red" d={CAR_OUTLINE} />
      <Shape tone="glass" d="M-58-38L-52-56H-26V-38ZM-20-38V-56H-1Q6-56 11-51L25-38Z" />
      <Line tone="red2" width={3} d="M-72-21H72" />
      <Line tone="ink" width={3} d="M-46-64H-4" />
      <Line tone="sun" width={4} d="M68-28h4M-72-29h3" />
      <Disc tone="ink" x={-44} y={-10} r={14} />
      <Disc tone="paper" x={-44} y={-10} r={5} />
      <Disc tone="ink" x={43} y={-10} r={14} />
      <Disc tone="paper" x={43} y={-10} r={5} />
    </Place>
  );
}
