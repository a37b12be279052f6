import { Picture } from './Picture.tsx';
import { Disc, Line, Pine, Place, Shape, Window } from './primitives.tsx';

/** Draws a red motor boat on its way to a boathouse. */
export function BoatPicture() {
  return (
    <Picture sun={[124, 120]}>
      <Shape
        tone="far"
        d="M0 214C58 146 116 138 176 192C232 132 304 112 362 172C402 152 448 158 480 178V260H0Z"
      />
      <Line tone="paper" width={3.5} d="M196 128q9-9 16 0q7-9 16 0M236 146q6-6 11 0q5-6 11 0" />
      <Shape tone="water" d="M0 236H480V360H0Z" />
      <Shape tone="mid" d="M480 214C424 204 350 212 286 242C340 250 420 250 480 248Z" />
      <Pine tone="tree" x={330} y={222} scale={0.8} />
      <Pine tone="tree" x={446} y={210} scale={1.1} />
      <Boathouse />
      <Line
        tone="fog"
        width={3}
        d="M24 252h56M92 252h12M150 262h60M36 286h40M404 272h52M420 296h22M110 330h64M196 330h84M296 330h26M150 344h40M214 344h60"
      />
      <Place x={214} y={314} scale={1.45}>
        <Line tone="wood" width={4} d="M-6-58V-104" />
        <Shape tone="red" d="M-8-102L-36-95L-8-87Z" />
        <Shape tone="paper" d="M-44-24V-58H10L26-24Z" />
        <Window x={-34} y={-50} w={22} h={17} />
        <Shape tone="glow" d="M-4-50H6L14-33H-4Z" />
        <Line tone="wood" width={6} d="M-50-60H14" />
        <Line tone="ink" width={3} d="M60-32V-46H84V-38M-84-34V-46H-58" />
        <Shape tone="red" d="M-90-34Q-40-24 10-26Q60-29 100-44Q92-2 54 8H-52Q-86 2-90-34Z" />
        <Line tone="paper" width={5} d="M-88-28Q-40-18 10-20Q60-22 97-37" />
        <Disc tone="ink" x={-62} y={-8} r={6} />
        <Disc tone="ink" x={0} y={-4} r={6} />
        <Disc tone="ink" x={54} y={-11} r={6} />
      </Place>
    </Picture>
  );
}

function Boathouse() {
  return (
    <Place x={386} y={240} scale={0.8}>
      <Line tone="wood" width={5} d="M-62 2V14M-44 2V14M-26 2V14M-72 0H-20" />
      <Shape tone="red2" d="M-20-34L-8-62H48L58-34V0H-20Z" />
      <Shape tone="red" d="M-36 0V-38L-6-66L24-38V0Z" />
      <Shape tone="ink" d="M-6-72H52L66-36H30Z" />
      <Line tone="paper" width={5} d="M-42-36L-6-70L30-36" />
      <Shape tone="ink" d="M-22 0V-30H10V0Z" />
      <Line tone="paper" width={3} d="M-22 0V-30H10V0M-6-28V0" />
      <Window x={36} y={-26} w={14} h={12} line={2.5} />
    </Place>
  );
}
