import { Cabin } from './Cabin.tsx';
import { Picture } from './Picture.tsx';
import { Birch, Disc, Line, Pine, Place, Shape } from './primitives.tsx';

/** Draws a cabin with turf on its roof, skis by the wall and firewood under the window. */
export function CabinPicture() {
  return (
    <Picture sun={[366, 120]}>
      <Shape
        tone="far"
        d="M0 246C60 182 98 116 150 92C196 96 228 172 280 200C340 152 420 160 480 190V360H0Z"
      />
      <Shape
        tone="paper"
        d="M110.5 128.500C122 110 134 98.5 150 92C166 95.5 179 110 192.5 128Q178 134 170 146Q160 128 148 150Q138 132 126 142Q120 132 110.5 128.500Z"
      />
      <Shape tone="mid" d="M0 276C100 232 210 250 290 238C370 226 430 222 480 226V360H0Z" />
      <Pine tone="tree" x={78} y={260} scale={1.1} />
      <Pine tone="tree" x={48} y={268} scale={0.8} />
      <Pine tone="tree" x={398} y={242} scale={1.2} />
      <Pine tone="tree" x={430} y={242} scale={0.9} />
      <Shape tone="near" d="M0 322C140 286 340 288 480 318V360H0Z" />
      <Birch tone="mid" x={428} y={318} scale={1.25} />
      <Shape tone="far" d="M268 310C272 328 236 344 190 360H330C334 340 312 326 304 310Z" />
      <Cabin x={240} y={312} scale={2} />
      <Line tone="sun" width={6} d="M334 322L324 238M347 322L336 240" />
      <Place x={166} y={318}>
        {[-18, 0, 18].map((x) => (
          <Log key={x} x={x} y={-8} />
        ))}
        <Log x={-9} y={-23} />
        <Log x={9} y={-23} />
      </Place>
    </Picture>
  );
}

function Log({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Disc tone="ink" x={x} y={y} r={9} />
      <Disc tone="paper" x={x} y={y} r={6.5} />
    </>
  );
}
