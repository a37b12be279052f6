import { Cabin } from './Cabin.tsx';
import { House } from './House.tsx';
import { Picture } from './Picture.tsx';
import { Birch, Line, Pine, Place, Shape } from './primitives.tsx';

/** Draws a red house by its path, and a cabin on the hill behind it. */
export function HomePicture() {
  return (
    <Picture sun={[408, 120]}>
      <Shape
        tone="far"
        d="M0 230C56 168 122 160 180 200C240 116 288 96 334 146C378 112 434 134 480 176V360H0Z"
      />
      <Shape tone="mid" d="M0 276C90 240 200 254 292 240C360 228 424 216 480 214V360H0Z" />
      <Pine tone="tree" x={312} y={240} scale={0.7} />
      <Pine tone="tree" x={428} y={224} scale={0.9} />
      <Pine tone="tree" x={456} y={220} scale={0.7} />
      <Cabin x={366} y={234} scale={0.72} />
      <Shape tone="near" d="M0 312C140 280 330 282 480 306V360H0Z" />
      <Birch tone="mid" x={62} y={306} scale={1.35} />
      <Shape tone="far" d="M140 300C144 320 124 340 84 360H204C214 336 184 318 172 300Z" />
      <House x={198} y={302} scale={1.35} />
      <Shape
        tone="tree"
        d="M212 306C212 292 224 286 234 291C240 278 258 280 260 292C270 290 276 298 274 306Z"
      />
      <Place x={344} y={318}>
        <Line tone="wood" width={6} d="M0 8V-22" />
        <Shape tone="sun" d="M-20-20V-36Q-20-46-10-46H8Q20-46 20-36V-20Z" />
        <Line tone="red" width={4} d="M-20-34V-54H-11" />
        <Line tone="ink" width={3} d="M-6-34H8" />
      </Place>
      <Birch tone="mid" x={408} y={304} scale={0.95} />
    </Picture>
  );
}
