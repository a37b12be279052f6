import { Birch, Disc, Line, Pine, Shape } from './primitives.tsx';

/** The position of the house: the middle of its base. */
export const HOUSE_SPOT = { x: 1176, y: 256 };

/** The position of the car: its tyres are on the road. */
export const CAR_SPOT = { x: 1012, y: 285, scale: 0.9 };

/** Outline of the house's walls and roof, for the dashed plot. */
export const HOUSE_OUTLINE = 'M-84 0V-52L-52-97H37L78-54V0ZM-4 0V-54L37-97';

/** Outline of the car's body, for the car and the dashed plot. */
export const CAR_OUTLINE =
  'M-74-14V-26Q-74-33-67-36L-60-57Q-58-63-52-63H0Q9-63 16-57L36-39L60-35Q74-32 74-20V-14Q74-9 68-9H-69Q-74-9-74-14Z';

/** Draws the background of the empty landscape: sun, mountains, wooded ridge and fjord. */
export function Distance() {
  return (
    <>
      <Disc tone="sun" x={1068} y={86} r={34} />
      <Shape
        tone="far"
        d="M-400 270C-100 262 160 250 440 246C620 242 763 230 826 202C880 178 914 136 984 132C1044 130 1082 146 1116 162C1214 152 1298 64 1352 58C1400 58 1440 132 1508 144C1544 132 1574 134 1600 140V300H-400Z"
      />
      <Shape
        tone="paper"
        d="M1312.2 72.2C1326.8 64.6 1340.1 59.3 1352 58C1369.3 58 1385.5 67.6 1402.4 80.4Q1390 84 1380 97Q1368 84 1357 103Q1344 86 1330 98Q1318 84 1312.2 72.2Z"
      />
      <Shape
        tone="mid"
        d="M-400 284C0 276 480 272 740 252C830 242 870 214 950 212C1040 212 1120 228 1220 224C1340 200 1460 184 1600 190V300H-400Z"
      />
      <Pine tone="tree" x={872} y={222} scale={0.6} />
      <Pine tone="tree" x={1002} y={220} scale={0.7} />
      <Pine tone="tree" x={1028} y={224} scale={0.5} />
      <Pine tone="tree" x={1452} y={202} scale={0.5} />
      <Pine tone="tree" x={1477} y={201} scale={0.7} />
      <Pine tone="tree" x={1578} y={198} scale={0.6} />
      <Shape tone="water" d="M1600 214C1500 212 1390 220 1310 246V264H1600Z" />
      <Line tone="fog" width={2.5} d="M1420 226h22M1472 230h12M1580 230h14" />
    </>
  );
}

/** Draws the foreground of the empty landscape: the hill for the objects, a birch and the road. */
export function Foreground() {
  return (
    <>
      <Shape
        tone="near"
        d="M-400 297C100 296 560 288 800 268C920 254 1060 246 1200 246C1330 246 1400 254 1460 258C1520 260 1560 258 1600 254V300H-400Z"
      />
      <Birch tone="mid" x={1288} y={254} />
      <Shape tone="road" d="M620 300C800 282 1000 276 1240 276C1400 276 1500 279 1600 284V300Z" />
      <Line tone="tree" width={2.5} dash="26 36" d="M780 298C900 293 1080 291 1240 291S1500 293 1600 296" />
    </>
  );
}
