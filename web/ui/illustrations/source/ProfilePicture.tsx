import { Birch, Disc, Line, Pine, Place, Scene, Shape, Window } from './primitives.tsx';

/**
 * Draws letter boxes by the road and a house. Most of it is sky. When a row next to it opens, only the sky
 * grows and nothing else moves.
 */
export function ProfilePicture() {
  return (
    <Scene viewBox="50 -616 320 1200" align="xMid">
      <Shape tone="sky" d="M-20-616H440V584H-20Z" />
      <Disc tone="sun" x={268} y={178} r={40} />
      <Shape
        tone="far"
        d="M-20 372C20 330 44 300 84 268C112 244 132 226 156 222C182 226 196 262 222 274C246 262 268 288 300 300C344 312 384 318 440 312V584H-20Z"
      />
      <Shape
        tone="paper"
        d="M121.5 237.5C133 229.5 144 224 156 222C169 224 179 234 189 245Q180 244 173 255Q165 241 155 253Q146 239 137 250Q131 241 121.5 237.5Z"
      />
      <Shape tone="mid" d="M-20 404C80 356 150 372 228 376C300 378 360 350 440 344V584H-20Z" />
      <Pine tone="tree" x={226} y={382} scale={0.55} />
      <Pine tone="tree" x={206} y={384} scale={0.75} />
      <Pine tone="tree" x={352} y={366} scale={0.6} />
      <Shape tone="water" d="M-20 420C60 410 130 414 196 432C150 446 60 452 -20 452Z" />
      <Line tone="fog" width={2.5} d="M58 428h26M98 434h14M30 438h12" />
      <Shape tone="near" d="M-20 452C70 438 150 420 250 408C320 400 380 402 440 408V584H-20Z" />
      <House />
      <Shape
        tone="far"
        d="M268 412C270 430 254 444 262 466C274 498 322 520 312 584H404C400 524 322 500 300 466C286 444 288 430 286 412Z"
      />
      <Birch tone="mid" x={86} y={462} scale={1.15} />
      <LetterBoxes />
      <Shape tone="tree" d="M28 584C30 564 46 556 58 562C66 548 88 550 92 566C104 562 112 572 112 584Z" />
    </Scene>
  );
}

function House() {
  return (
    <Place x={282} y={414} scale={0.78}>
      <Shape tone="red2" d="M32-90v-32h15v32z" />
      <Shape tone="red2" d="M4 0V-56H80V0Z" />
      <Shape tone="red" d="M-72 0V-54L-33-95L6-54V0Z" />
      <Shape tone="ink" d="M-32-101H52L92-51H8Z" />
      <Line tone="paper" width={7} d="M-81-47L-33-97L15-47" />
      <Line tone="paper" width={4} d="M-71-2V-50M5-2V-50" />
      <Window x={-58} y={-42} w={19} h={24} />
      <Window x={-27} y={-42} w={19} h={24} />
      <Window x={-40} y={-74} w={14} h={14} line={3} />
      <Window x={48} y={-38} w={20} h={18} />
      <Shape tone="sun" d="M18 0V-33H34V0Z" />
      <Line tone="paper" width={4} d="M16-2V-35H36V-2" />
      <Disc tone="ink" x={30} y={-15} r={1.6} />
      <Line tone="far" width={5} d="M10 0H44" />
    </Place>
  );
}

function LetterBoxes() {
  return (
    <Place x={196} y={556}>
      <Line tone="wood" width={9} d="M-52 0V-78M52 0V-78" />
      <Line tone="wood" width={11} d="M-84-80H84" />
      <LetterBox x={-55} tone="red" />
      <LetterBox x={0} tone="paper" />
      <LetterBox x={55} tone="sun" />
      <Line tone="ink" width={4} d="M-27-112V-140" />
      <Shape tone="red2" d="M-29-142H-11V-130H-29Z" />
    </Place>
  );
}

function LetterBox({ x, tone }: { x: number; tone: 'red' | 'paper' | 'sun' }) {
  return (
    <Place x={x} y={-86}>
      <Shape tone={tone} d="M-24 0V-32Q-24-50-6-50H6Q24-50 24-32V0Z" />
      <Line tone="ink" width={3.5} d="M-13-29H13" />
    </Place>
  );
}
