import { Birch, Disc, Line, Pine, Place, Scene, Shape, Window } from './primitives.tsx';

/** Draws a red house seen from its path, with the front door. */
export function FrontDoor() {
  return (
    <Scene viewBox="0 0 560 520" align="xMid">
      <Shape tone="sky" d="M0 0H560V520H0Z" />
      <Disc tone="sun" x={116} y={108} r={44} />
      <Shape
        tone="far"
        d="M0 300C50 232 120 204 196 256C300 150 410 142 490 222C520 208 544 206 560 210V520H0Z"
      />
      <Shape tone="mid" d="M0 376C120 366 400 320 560 300V520H0Z" />
      <Pine tone="near" x={524} y={346} scale={1.7} />
      <Shape tone="near" d="M0 408C160 374 400 372 560 396V520H0Z" />
      <Birch tone="mid" x={92} y={428} scale={1.8} />
      <Shape tone="red2" d="M364 240V138H394V240ZM400 412V322H500V412Z" />
      <Shape tone="ink" d="M396 328V272H474L514 328Z" />
      <Line tone="ink" width={14} d="M144 276L290 134L436 276" />
      <Shape tone="red" d="M172 412V274L290 156L408 274V412Z" />
      <Line tone="red2" width={2.5} d="M230 230V404M350 230V404M256 204V300M324 204V300" />
      <Line tone="paper" width={13} d="M150 290L290 152L430 290" />
      <Line tone="paper" width={7} d="M175 288V408M405 288V408" />
      <Window x={273} y={200} w={34} h={40} line={6} />
      <Window x={188} y={314} w={32} h={50} line={6} />
      <Window x={360} y={314} w={32} h={50} line={6} />
      <Window x={436} y={346} w={34} h={36} line={6} />
      <Shape tone="red2" d="M246 408V316L290 284L334 316V408Z" />
      <Shape tone="sun" d="M267 404V324H313V404Z" />
      <Shape tone="glow" d="M277 334H303V358H277Z" />
      <Disc tone="ink" x={305} y={372} r={3.5} />
      <Line tone="paper" width={8} d="M238 320L290 282L342 320" />
      <Line tone="paper" width={7} d="M248 320V402M332 320V402" />
      <Place x={206} y={414}>
        <Shape tone="tree" d="M-36 2C-38-18-24-28-14-22C-8-36 14-34 16-18C28-20 34-8 32 2Z" />
      </Place>
      <Place x={370} y={414}>
        <Shape tone="tree" d="M-26 2C-28-12-18-20-8-16C0-30 22-26 24-10C34-10 38-4 36 2Z" />
      </Place>
      <Shape tone="fog" d="M236 402H344V412H236Z" />
      <Shape tone="mid" d="M226 412H354V422H226Z" />
      <Shape tone="far" d="M258 422C258 448 236 486 170 520H372C372 486 334 450 322 422Z" />
      <Line tone="wood" width={8} d="M464 502V470" />
      <Shape tone="paper" d="M442 470V450Q442 434 458 434H470Q486 434 486 450V470Z" />
      <Line tone="red" width={5} d="M442 452V428H432" />
      <Line tone="ink" width={3.5} d="M457 451H471" />
    </Scene>
  );
}
