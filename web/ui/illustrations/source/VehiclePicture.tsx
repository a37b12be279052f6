import { Car } from './Car.tsx';
import { Picture } from './Picture.tsx';
import { Birch, Line, Pine, Place, Shape } from './primitives.tsx';

/** Draws a red car with a kayak on its roof, on the road along a fjord. */
export function VehiclePicture() {
  return (
    <Picture sun={[338, 122]}>
      <Shape
        tone="far"
        d="M0 214C40 176 84 138 122 140C160 144 176 186 204 190C244 136 282 108 316 144C340 172 362 196 392 192C424 188 452 172 480 172V360H0Z"
      />
      <Shape tone="mid" d="M0 264C70 220 150 216 236 234C320 252 400 234 480 214V360H0Z" />
      <Shape tone="water" d="M480 246C420 244 330 250 268 276V300H480Z" />
      <Line tone="fog" width={3} d="M392 258h40M440 264h16M350 268h22" />
      <Pine tone="tree" x={164} y={230} scale={0.6} />
      <Pine tone="tree" x={190} y={233} scale={0.8} />
      <Shape tone="near" d="M0 290C130 262 340 266 480 292V360H0Z" />
      <Pine tone="near" x={64} y={288} scale={1.4} />
      <Pine tone="near" x={106} y={284} />
      <Birch tone="mid" x={414} y={290} scale={1.15} />
      <Shape tone="road" d="M0 322C150 304 330 304 480 322V360H0Z" />
      <Line tone="paper" width={3} dash="30 34" d="M-6 347C150 334 330 334 486 347" />
      <Car x={240} y={334} scale={1.6} />
      <Place x={200} y={225}>
        <Line tone="ink" width={4} d="M-30 4V-5M34 4V-5" />
        <Shape tone="sun" d="M-112-13Q0-15 116-14Q70 4 2 4Q-66 4-112-13Z" />
        <Shape tone="ink" d="M-20-9Q2-2 24-9Q2-12-20-9Z" />
      </Place>
    </Picture>
  );
}
