import type { ReactNode } from 'react';
import { Disc, Scene, Shape } from './primitives.tsx';

/**
 * Draws an illustration for a photo card, about 4:3, under an open sky. `sun` is the position of the sun.
 * Important content must stay within x 72–408 and below y 130: a card may crop the sides and the top.
 */
export function Picture({ sun, children }: { sun: readonly [x: number, y: number]; children: ReactNode }) {
  return (
    <Scene viewBox="0 30 480 330" align="xMid">
      <Shape tone="sky" d="M0 30H480V360H0Z" />
      <Disc tone="sun" x={sun[0]} y={sun[1]} r={36} />
      {children}
    </Scene>
  );
}
