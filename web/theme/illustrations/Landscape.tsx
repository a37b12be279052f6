import type { ProductArea } from '../../../domain/product-area.ts';
import { CAR_OUTLINE, CAR_SPOT, Distance, Foreground, HOUSE_SPOT } from './Backdrop.tsx';
import { Disc, Line, Pine, Place, Scene, Shape, Window } from './pieces.tsx';

/** The customer's own landscape: what stands in it is what they have insured. */
export function Landscape({ areas }: { areas: readonly ProductArea[] }) {
  const has = (area: ProductArea) => areas.includes(area);
  return (
    <Scene viewBox="-400 0 2000 300" align="xMax">
      <Distance />
      {has('reise') && <Plane />}
      {has('hus-og-hytte') ? (
        <g data-area="hus-og-hytte">
          <Cabin />
        </g>
      ) : (
        <>
          <Pine tone="near" x={1150} y={254} />
          <Pine tone="near" x={1198} y={255} scale={1.2} />
        </>
      )}
      {has('baat') && <Boat />}
      <Foreground />
      {has('liv-og-helse') && <Bench />}
      {has('hus-og-hytte') && (
        <g data-area="hus-og-hytte">
          <Shape tone="far" d="M1136 256C1136 266 1122 272 1104 277H1140C1152 271 1154 264 1154 256Z" />
          <House />
        </g>
      )}
      {has('innbo-og-ting') && <GardenSeat />}
      {has('dyr') && <Dog />}
      {has('kjoretoy') && <CarAndTrailer />}
    </Scene>
  );
}

function House() {
  return (
    <Place {...HOUSE_SPOT}>
      <Shape tone="red2" d="M-66-88v-36h15v36z" />
      <Shape tone="red2" d="M-84 0V-56H0V0Z" />
      <Shape tone="red" d="M-4 0V-54L37-95L78-54V0Z" />
      <Shape tone="ink" d="M-56-101H38L-8-51H-98Z" />
      <Line tone="paper" width={7} d="M-11-47L37-97L85-47" />
      <Line tone="paper" width={4} d="M-3-2V-50M77-2V-50" />
      <Window x={12} y={-42} w={19} h={24} />
      <Window x={43} y={-42} w={19} h={24} />
      <Window x={30} y={-74} w={14} h={14} line={3} />
      <Window x={-77} y={-38} w={20} h={18} />
      <Shape tone="sun" d="M-39 0V-33H-23V0Z" />
      <Shape tone="red" d="M-48-38L-31-53L-14-38Z" />
      <Line tone="paper" width={4} d="M-50-37L-31-54L-12-37M-46-2V-36M-16-2V-36" />
      <Disc tone="ink" x={-27} y={-15} r={1.6} />
      <Line tone="far" width={5} d="M-50 0H-12" />
    </Place>
  );
}

function Cabin() {
  return (
    <Place x={936} y={217} scale={0.6}>
      <Shape tone="ink" d="M-38-54v-32h13v32z" />
      <Shape tone="wood" d="M-56 0V-40L0-72L56-40V0Z" />
      <Line tone="ink" width={1.5} d="M-54-10H54M-54-20H54M-54-30H54" />
      <Line tone="near" width={14} d="M-64-39L0-76L64-39" />
      <Line tone="paper" width={4} d="M-66-32L0-69L66-32" />
      <Window x={-40} y={-33} w={22} h={18} line={3} />
      <Shape tone="red" d="M10 0V-34H34V0Z" />
      <Disc tone="paper" x={15} y={-16} r={2} />
    </Place>
  );
}

function Plane() {
  return (
    <g data-area="reise">
      <g transform="translate(1512 82) rotate(-9)">
        <Line tone="paper" width={3} d="M-88 5H-56M-108 5H-101" />
        <Shape tone="paper" d="M-37-3Q-30-8 0-8H22Q37-7 40 0Q34 7 20 7H-10Q-30 6-37-3Z" />
        <Shape tone="red" d="M-35-3L-45-22H-35L-20-7Z" />
        <Shape tone="mid" d="M10 0L-16 22H-4L23 1Z" />
        <Line tone="glass" width={3} d="M-10-2h.1M-1-2h.1M8-2h.1M26-2h3" />
      </g>
    </g>
  );
}

function Boat() {
  return (
    <g data-area="baat">
      <Place x={1544} y={249} scale={0.8}>
        <Line tone="wood" width={3.5} d="M2-10V-88" />
        <Shape tone="paper" d="M-3-15V-84Q-28-48-40-15Z" />
        <Shape tone="sun" d="M7-15V-76Q26-44 34-18Z" />
        <Shape tone="red" d="M-46-11H44Q38 6 22 6H-26Q-42 5-46-11Z" />
        <Line tone="paper" width={3} d="M-42-6H40" />
      </Place>
    </g>
  );
}

function Bench() {
  return (
    <g data-area="liv-og-helse">
      <Place x={1460} y={269} scale={0.7}>
        <Line tone="ink" width={4} d="M-38-44L-33-12V0M38-44L33-12V0M-40-12V0M40-12V0" />
        <Line tone="wood" width={7} d="M-46-43H46M-44-29H44M-50-13H50" />
      </Place>
    </g>
  );
}

function GardenSeat() {
  return (
    <g data-area="innbo-og-ting">
      <Place x={1318} y={266} scale={0.7}>
        <Line tone="paper" width={5} d="M-30-50L-20-18H6M-18-16L-26 0M2-16L8 0M-26-32H2" />
        <Line tone="red" width={6} d="M-24-48L-16-24H4" />
        <Line tone="paper" width={5} d="M24-26H58M41-26V0M32 0H50" />
        <Shape tone="glow" d="M36-46H46V-30H36Z" />
        <Line tone="ink" width={3} d="M36-46L41-52L46-46ZM36-30H46M36-46V-30M46-46V-30" />
      </Place>
    </g>
  );
}

function Dog() {
  return (
    <g data-area="dyr">
      <Place x={1390} y={271} scale={0.7}>
        <Line tone="wood" width={7} d="M-14-5C-30-6-34-20-25-25" />
        <Shape tone="wood" d="M-17 0C-25-14-16-30-3-38L2-50L16-44C20-34 18-16 17-3Q17 0 14 0Z" />
        <Shape tone="wood" d="M0-46L0-70L9-62H15L23-70L23-57L33-52Q35-45 28-43L16-40Z" />
        <Shape tone="paper" d="M22-49L33-52Q35-45 28-43L17-42ZM8-36Q16-34 17-38Q19-24 15-16Q8-22 8-36Z" />
        <Disc tone="ink" x={32} y={-51} r={2.5} />
        <Disc tone="ink" x={18} y={-55} r={1.8} />
        <Line tone="red" width={4} d="M1-41Q9-36 17-39" />
      </Place>
    </g>
  );
}

function CarAndTrailer() {
  return (
    <g data-area="kjoretoy">
      <Place x={882} y={285} scale={0.9}>
        <Line tone="ink" width={4} d="M34-14H70" />
        <Shape tone="wood" d="M-36-40H36V-12H-36Z" />
        <Line tone="paper" width={3} d="M-36-40H36M-36-26H36" />
        <Disc tone="ink" x={0} y={-10} r={11} />
        <Disc tone="paper" x={0} y={-10} r={4} />
      </Place>
      <Place {...CAR_SPOT}>
        <Shape tone="red" d={CAR_OUTLINE} />
        <Shape tone="glass" d="M-58-38L-52-56H-26V-38ZM-20-38V-56H-1Q6-56 11-51L25-38Z" />
        <Line tone="red2" width={3} d="M-72-21H72" />
        <Line tone="ink" width={3} d="M-46-64H-4" />
        <Line tone="sun" width={4} d="M68-28h4M-72-29h3" />
        <Disc tone="ink" x={-44} y={-10} r={14} />
        <Disc tone="paper" x={-44} y={-10} r={5} />
        <Disc tone="ink" x={43} y={-10} r={14} />
        <Disc tone="paper" x={43} y={-10} r={5} />
      </Place>
    </g>
  );
}
