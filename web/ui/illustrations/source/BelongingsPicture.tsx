import { Disc, Line, Place, Scene, Shape } from './primitives.tsx';

/** Draws a living room with an armchair, a lamp and books, and mountains outside the window. */
export function BelongingsPicture() {
  return (
    <Scene viewBox="0 30 480 330" align="xMid">
      <Shape tone="sky" d="M0 30H480V360H0Z" />
      <Shape tone="wood" d="M0 292H480V360H0Z" />
      <Line tone="paper" width={7} d="M0 292H480" />
      <Shape tone="fog" d="M76 92H216V206H76Z" />
      <Disc tone="sun" x={176} y={128} r={20} />
      <Shape tone="far" d="M76 172C100 134 126 132 150 158C178 140 200 146 216 158V206H76Z" />
      <Shape tone="mid" d="M76 190C122 174 170 178 216 188V206H76Z" />
      <Line tone="paper" width={8} d="M76 92H216V206H76ZM146 92V206M76 146H216" />
      <Line tone="paper" width={11} d="M64 210H228" />
      <Bookshelf />
      <Sideboard />
      <Shape tone="mid" d="M150 334Q270 310 412 334Q280 356 150 334Z" />
      <Armchair />
      <Place x={372} y={326}>
        <Line tone="ink" width={5} d="M0 0V-140M-20 0H20" />
        <Shape tone="sun" d="M-36-134L-20-184H20L36-134Z" />
      </Place>
    </Scene>
  );
}

function Bookshelf() {
  return (
    <Place x={288} y={150}>
      <Line tone="wood" width={7} d="M-52 0H52" />
      <Shape tone="red" d="M-46-4V-36H-34V-4Z" />
      <Shape tone="near" d="M-32-4V-42H-18V-4Z" />
      <Shape tone="paper" d="M-16-4V-34H-6V-4Z" />
      <Shape tone="mid" d="M-4-4V-38H6V-4Z" />
      <Shape tone="sun" d="M10-4L22-36L31-32L20-4Z" />
      <Shape tone="near" d="M30-4Q24-18 34-24Q30-38 40-42Q46-30 42-22Q50-16 46-4Z" />
    </Place>
  );
}

function Sideboard() {
  return (
    <Place x={128} y={312}>
      <Line tone="ink" width={6} d="M-48-12L-52 0M48-12L52 0" />
      <Shape tone="paper" d="M-64-66H64V-10H-64Z" />
      <Line tone="far" width={3} d="M0-62V-14M-10-38h2M8-38h2" />
      <Line
        tone="near"
        width={5}
        d="M-36-84C-38-102-48-108-56-108M-36-84C-34-106-26-114-18-114M-36-84V-122"
      />
      <Shape tone="red" d="M-46-66L-50-88H-22L-26-66Z" />
      <Shape tone="ink" d="M4-66V-88Q4-92 8-92H48Q52-92 52-88V-66Z" />
      <Disc tone="paper" x={18} y={-79} r={7} />
      <Line tone="paper" width={3} d="M32-84H44M32-76H44M46-92L54-108" />
    </Place>
  );
}

function Armchair() {
  return (
    <Place x={276} y={334}>
      <Line tone="ink" width={7} d="M-52-14L-56 0M52-14L56 0" />
      <Shape tone="red" d="M-50-40V-96Q-50-122-24-122H24Q50-122 50-96V-40Z" />
      <Line tone="red2" width={4} d="M-18-96h.1M18-96h.1" />
      <Shape tone="sun" d="M-8-46L-30-76L2-96L24-66Z" />
      <Shape tone="red" d="M-42-52H42V-12H-42Z" />
      <Line tone="red2" width={4} d="M-40-34H40" />
      <Shape
        tone="red2"
        d="M-70-60Q-70-76-55-76T-40-60V-12H-62Q-70-12-70-20ZM40-60Q40-76 55-76T70-60V-20Q70-12 62-12H40Z"
      />
    </Place>
  );
}
