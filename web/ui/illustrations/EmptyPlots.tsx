import { CAR_OUTLINE, CAR_SPOT, Distance, Foreground, HOUSE_OUTLINE, HOUSE_SPOT } from './Backdrop.tsx';
import { Line, Place, Scene } from './primitives.tsx';

/** The landscape of a customer without insurances: dashed plots where a house and a car could stand. */
export function EmptyPlots() {
  return (
    <Scene viewBox="-400 0 2000 300" align="xMax">
      <Distance />
      <Foreground />
      <Place {...HOUSE_SPOT}>
        <Line tone="paper" width={4} dash="9 8" d={HOUSE_OUTLINE} />
      </Place>
      <Place {...CAR_SPOT}>
        <Line tone="paper" width={4} dash="9 8" d={CAR_OUTLINE} />
      </Place>
    </Scene>
  );
}
