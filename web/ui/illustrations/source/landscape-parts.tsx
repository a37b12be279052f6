import type { ReactNode } from 'react';
import { CAR_OUTLINE, CAR_SPOT, Distance, Foreground, HOUSE_OUTLINE, HOUSE_SPOT } from './Backdrop.tsx';
import { Cabin } from './Cabin.tsx';
import { Car } from './Car.tsx';
import { Dog } from './Dog.tsx';
import { Easel } from './Easel.tsx';
import { Farm } from './Farm.tsx';
import { Horse } from './Horse.tsx';
import { House } from './House.tsx';
import { Plane } from './Plane.tsx';
import { Line, Pine, Place, Scene, Shape } from './primitives.tsx';
import { Caravan, Moped, Motorcycle, Scooter, Snowmobile, Tractor, Trailer, Van } from './vehicles.tsx';

/** Insured objects have the names of their icons, if they have one. */
const SHAPES = {
  distance: <Distance />,
  luggage: <Plane x={1512} y={82} />,
  cabin: <Cabin x={936} y={217} scale={0.6} />,
  farm: <Farm x={1392} y={216} scale={0.5} />,
  pines: (
    <>
      <Pine tone="near" x={1150} y={254} />
      <Pine tone="near" x={1198} y={255} scale={1.2} />
    </>
  ),
  boat: (
    <Place x={1566} y={241} scale={0.72}>
      <Line tone="wood" width={3.5} d="M2-10V-88" />
      <Shape tone="paper" d="M-3-15V-84Q-28-48-40-15Z" />
      <Shape tone="sun" d="M7-15V-76Q26-44 34-18Z" />
      <Shape tone="red" d="M-46-11H44Q38 6 22 6H-26Q-42 5-46-11Z" />
      <Line tone="paper" width={3} d="M-42-6H40" />
    </Place>
  ),
  foreground: <Foreground />,
  heart: (
    <Place x={1455} y={269} scale={0.7}>
      <Line tone="ink" width={4} d="M-38-44L-33-12V0M38-44L33-12V0M-40-12V0M40-12V0" />
      <Line tone="wood" width={7} d="M-46-43H46M-44-29H44M-50-13H50" />
    </Place>
  ),
  house: (
    <>
      <Shape tone="far" d="M1136 256C1136 266 1122 272 1104 277H1140C1152 271 1154 264 1154 256Z" />
      <House {...HOUSE_SPOT} />
    </>
  ),
  chair: (
    <Place x={1318} y={266} scale={0.7}>
      <Line tone="paper" width={5} d="M-30-50L-20-18H6M-18-16L-26 0M2-16L8 0M-26-32H2" />
      <Line tone="red" width={6} d="M-24-48L-16-24H4" />
      <Line tone="paper" width={5} d="M24-26H58M41-26V0M32 0H50" />
      <Shape tone="glow" d="M36-46H46V-30H36Z" />
      <Line tone="ink" width={3} d="M36-46L41-52L46-46ZM36-30H46M36-46V-30M46-46V-30" />
    </Place>
  ),
  valuable: <Easel x={1270} y={268} scale={0.55} />,
  paw: <Dog x={1390} y={271} scale={0.7} />,
  caravan: <Caravan x={770} y={288} scale={0.8} />,
  horse: <Horse x={918} y={266} scale={0.62} />,
  trailer: <Trailer x={882} y={285} scale={0.9} />,
  // Behind the car if both are shown.
  van: <Van x={1040} y={265} scale={0.72} />,
  car: <Car {...CAR_SPOT} />,
  motorcycle: <Motorcycle x={1122} y={287} scale={0.72} />,
  moped: <Moped x={1204} y={288} scale={0.72} />,
  scooter: <Scooter x={1078} y={289} scale={0.72} />,
  snowmobile: <Snowmobile x={1290} y={289} scale={0.7} />,
  tractor: <Tractor x={1518} y={291} scale={0.62} />,
  plots: (
    <>
      <Place {...HOUSE_SPOT}>
        <Line tone="paper" width={4} dash="9 8" d={HOUSE_OUTLINE} />
      </Place>
      <Place {...CAR_SPOT}>
        <Line tone="paper" width={4} dash="9 8" d={CAR_OUTLINE} />
      </Place>
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type LandscapePart = keyof typeof SHAPES;

/** The parts of the landscape, each drawn at its position in the whole. */
export const LANDSCAPE_PARTS = Object.entries(SHAPES).map(
  ([part, shapes]) =>
    [
      part,
      <Scene key={part} viewBox="-400 0 2000 300" align="xMax">
        {shapes}
      </Scene>,
    ] as const,
);
