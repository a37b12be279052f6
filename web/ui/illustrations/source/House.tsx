import { Disc, Line, Place, Shape, type Spot, Window } from './primitives.tsx';

/**
 * Draws a red wooden house with white corners and its gable to the right. The door is 31 units left of the
 * middle.
 */
export function House(spot: Spot) {
  return (
    <Place {...spot}>
      <Shape tone="red2" d="M-66-88v-36h15v36z" />
      <Shape tone="red2" d="M-84 0V-56H0V0Z" />
      <Shape tone="red" d="M-4 0V-54L37-95L78-54V0Z" />
      <Shape tone="ink" d="M-56-101H38L-8-51H-98Z" />
      <Line tone="paper" width={7} d="M-11-47L37-97L85-47" />
      <Line tone="paper" width={4} d="M-3-2V-50M77-2V-50" />
      <Window x={12} y={-42} w={19} h={24} />
      <Window x={43} y={-42} w={19} h={24} />
      <Window x={30} y={-74} w={14} h={14} line={3} />
      <Window x={-77} y={-38} w={20} h={18} />
      <Shape tone="sun" d="M-39 0V-33H-23V0Z" />
      <Shape tone="red" d="M-48-38L-31-53L-14-38Z" />
      <Line tone="paper" width={4} d="M-50-37L-31-54L-12-37M-46-2V-36M-16-2V-36" />
      <Disc tone="ink" x={-27} y={-15} r={1.6} />
      <Line tone="far" width={5} d="M-50 0H-12" />
    </Place>
  );
}
