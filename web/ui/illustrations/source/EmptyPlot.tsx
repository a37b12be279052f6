import { HOUSE_OUTLINE } from './Backdrop.tsx';
import { Picture } from './Picture.tsx';
import { Birch, Line, Pine, Place, Shape } from './primitives.tsx';

/** Draws an empty plot where a house could stand, for an empty list. */
export function EmptyPlot() {
  return (
    <Picture sun={[392, 112]}>
      <Shape
        tone="far"
        d="M0 238C60 172 118 150 178 192C236 110 300 96 352 156C396 128 440 140 480 172V360H0Z"
      />
      <Shape tone="mid" d="M0 274C100 236 220 252 310 240C380 230 430 224 480 222V360H0Z" />
      <Pine tone="tree" x={66} y={262} scale={0.9} />
      <Pine tone="tree" x={98} y={258} scale={0.7} />
      <Shape tone="near" d="M0 318C140 284 340 284 480 312V360H0Z" />
      <Birch tone="mid" x={410} y={308} scale={1.2} />
      <Shape tone="far" d="M214 302C218 324 190 342 150 360H276C284 338 256 318 246 302Z" />
      <Place x={232} y={300} scale={1.5}>
        <Line tone="paper" width={3} dash="7 7" d={HOUSE_OUTLINE} />
      </Place>
    </Picture>
  );
}
