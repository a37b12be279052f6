import { Disc, Line, Place, Shape, type Spot } from './primitives.tsx';

function Wheel({ x, r }: { x: number; r: number }) {
  return (
    <>
      <Disc tone="ink" x={x} y={-r} r={r} />
      <Disc tone="paper" x={x} y={-r} r={r * 0.36} />
    </>
  );
}

/** Draws a red motorcycle that faces right. */
export function Motorcycle(spot: Spot) {
  return (
    <Place {...spot}>
      <Line tone="ink" width={4} d="M24-12L12-40L22-43M-24-12L-6-24L12-16" />
      <Wheel x={-24} r={12} />
      <Wheel x={24} r={12} />
      <Shape tone="red" d="M-10-25Q-4-36 10-35L15-24L4-15H-8Z" />
      <Line tone="ink" width={5} d="M-30-29H-12" />
      <Line tone="paper" width={3.5} d="M-28-9H2" />
      <Disc tone="sun" x={19} y={-35} r={3.5} />
    </Place>
  );
}

/** Draws a moped with its seat over the rear wheel. */
export function Moped(spot: Spot) {
  return (
    <Place {...spot}>
      <Line tone="ink" width={3.5} d="M20-8L12-42L20-44" />
      <Wheel x={-18} r={9} />
      <Wheel x={20} r={9} />
      <Shape
        tone="red"
        d="M-30-14Q-28-30-6-29L-2-13H8L14-36L20-34L19-12Q12-7 0-7H-10Q-12-16-19-17Q-26-18-30-14Z"
      />
      <Line tone="ink" width={5} d="M-26-31H-8" />
      <Disc tone="sun" x={17} y={-36} r={3} />
    </Place>
  );
}

/** Draws an electric scooter on its stand. */
export function Scooter(spot: Spot) {
  return (
    <Place {...spot}>
      <Line tone="ink" width={3.5} d="M18-8L10-54M2-55L17-56" />
      <Line tone="red" width={6} d="M-20-11H10L17-14" />
      <Wheel x={-22} r={7} />
      <Wheel x={19} r={7} />
      <Disc tone="sun" x={13} y={-46} r={2.5} />
    </Place>
  );
}

/** Draws a snowmobile on its skis. */
export function Snowmobile(spot: Spot) {
  return (
    <Place {...spot}>
      <Shape tone="ink" d="M-40-2Q-46-14-34-15H8Q14-8 8-1Z" />
      <Line tone="ink" width={3.5} d="M26-10L28-1M2-28L-4-38H-9" />
      <Shape tone="red" d="M-36-16H-12L2-30Q24-30 40-10Q24-5 8-12Z" />
      <Shape tone="glass" d="M2-30L6-42L18-27Z" />
      <Line tone="ink" width={6} d="M-34-20H-14" />
      <Line tone="paper" width={4} d="M14 0H42Q49-1 51-7" />
    </Place>
  );
}

/** Draws a red tractor with large rear wheels. */
export function Tractor(spot: Spot) {
  return (
    <Place {...spot}>
      <Line tone="ink" width={4} d="M30-36V-58" />
      <Shape tone="glass" d="M-24-72H4L9-44H-26Z" />
      <Line tone="red2" width={6} d="M-28-73H8" />
      <Line tone="red2" width={4} d="M5-70L9-44" />
      <Shape tone="red" d="M-26-44H38Q42-44 42-38V-16H-10Z" />
      <Line tone="red2" width={3} d="M18-36H36M18-29H36" />
      <Disc tone="ink" x={-20} y={-22} r={22} />
      <Disc tone="sun" x={-20} y={-22} r={9} />
      <Disc tone="ink" x={30} y={-12} r={12} />
      <Disc tone="sun" x={30} y={-12} r={4.5} />
    </Place>
  );
}

/** Draws a van with its cab to the right. */
export function Van(spot: Spot) {
  return (
    <Place {...spot}>
      <Shape
        tone="paper"
        d="M-78-14V-78Q-78-86-70-86H22Q30-86 36-79L56-50L71-45Q78-42 78-34V-14Q78-9 73-9H-73Q-78-9-78-14Z"
      />
      <Shape tone="red" d="M-78-34H78V-24H-78Z" />
      <Shape tone="glass" d="M10-74H20Q26-74 30-69L44-48H10Z" />
      <Line tone="road" width={3} d="M2-84V-36M-36-84V-36M-12-56H-6" />
      <Line tone="sun" width={4} d="M72-38h3" />
      <Wheel x={-44} r={14} />
      <Wheel x={46} r={14} />
    </Place>
  );
}

/** Draws a small trailer. The towing vehicle is to the right. */
export function Trailer(spot: Spot) {
  return (
    <Place {...spot}>
      <Line tone="ink" width={4} d="M34-14H70" />
      <Shape tone="wood" d="M-36-40H36V-12H-36Z" />
      <Line tone="paper" width={3} d="M-36-40H36M-36-26H36" />
      <Disc tone="ink" x={0} y={-10} r={11} />
      <Disc tone="paper" x={0} y={-10} r={4} />
    </Place>
  );
}

/** Draws a caravan with drawn curtains. */
export function Caravan(spot: Spot) {
  return (
    <Place {...spot}>
      <Line tone="ink" width={4} d="M44-12H72" />
      <Shape tone="paper" d="M-50-12V-58Q-50-70-36-70H24Q48-66 48-36V-12Z" />
      <Shape tone="red" d="M-50-30H48V-20H-50Z" />
      <Shape tone="glow" d="M-40-58H-16V-40H-40ZM14-58H32Q39-52 40-40H14Z" />
      <Shape tone="wood" d="M-8-60H8V-14H-8Z" />
      <Wheel x={0} r={11} />
    </Place>
  );
}
