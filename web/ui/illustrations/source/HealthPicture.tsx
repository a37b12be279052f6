import { Picture } from './Picture.tsx';
import { Birch, Line, Pine, Place, Shape, type Spot } from './primitives.tsx';

/**
 * Draws a bench under a birch by a lake, with a thermos, two cups, and one large and one small pair of boots.
 */
export function HealthPicture() {
  return (
    <Picture sun={[330, 124]}>
      <Shape
        tone="far"
        d="M0 228C70 156 142 160 204 194C268 128 330 118 384 168C420 150 452 160 480 180V260H0Z"
      />
      <Shape tone="mid" d="M480 216C420 212 356 222 310 244H480Z" />
      <Pine tone="tree" x={424} y={224} scale={0.6} />
      <Pine tone="tree" x={446} y={222} scale={0.8} />
      <Shape tone="water" d="M0 240H480V310H0Z" />
      <Line tone="fog" width={3} d="M20 254h34M196 252h66M278 252h14M240 266h40M350 256h70M392 270h30" />
      <Shape tone="near" d="M0 304C140 268 340 272 480 300V360H0Z" />
      <Birch tone="mid" x={116} y={300} scale={1.9} />
      <Place x={244} y={318} scale={1.7}>
        <Line tone="ink" width={4} d="M-38-44L-33-12V0M38-44L33-12V0M-40-12V0M40-12V0" />
        <Line tone="wood" width={8} d="M-46-43H46M-44-29H44" />
        <Shape tone="red" d="M-20-17V-33Q-20-36-17-36H-12Q-9-36-9-33V-17Z" />
        <Line tone="paper" width={5} d="M-17-38H-12" />
        <Shape tone="paper" d="M-3-26H6L5-17H-2ZM10-26H19L18-17H11Z" />
        <Line tone="paper" width={2} d="M6-24q4 0 3 3T5-19M19-24q4 0 3 3T18-19" />
        <Line tone="wood" width={7} d="M-50-13H50" />
      </Place>
      <Boots tone="sun" x={346} y={322} scale={1.2} />
      <Boots tone="red" x={380} y={326} scale={0.75} />
    </Picture>
  );
}

function Boots({ tone, ...spot }: Spot & { tone: 'sun' | 'red' }) {
  return (
    <Place {...spot}>
      <Shape tone={tone} d="M-8 0V-36H5V-12Q16-11 16 0ZM8 5V-31H21V-7Q32-6 32 5Z" />
      <Line tone="paper" width={3} d="M-7-34H4M9-29H20" />
    </Place>
  );
}
