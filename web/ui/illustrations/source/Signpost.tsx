import { Disc, Line, Pine, Place, Scene, Shape } from './primitives.tsx';

/** Draws a signpost where the path forks in the fog, for pages that could not be found or shown. */
export function Signpost() {
  return (
    <Scene viewBox="0 0 560 640" align="xMid">
      <Shape tone="sky" d="M0 0H560V640H0Z" />
      <Line tone="fog" width={20} d="M-20 168H110M420 206H600M470 178H520" />
      <Disc tone="sun" x={104} y={304} r={48} />
      <Shape
        tone="far"
        d="M0 424C70 356 130 342 186 388C276 268 360 232 440 320C480 292 520 288 560 306V640H0Z"
      />
      <Line tone="fog" width={20} d="M-20 412H168M446 376H600M380 442H480" />
      <Shape tone="mid" d="M0 490C140 440 340 474 560 440V640H0Z" />
      <Pine tone="near" x={58} y={502} scale={1.4} />
      <Pine tone="near" x={108} y={502} scale={1} />
      <Line tone="fog" width={16} d="M-20 500H136M470 474H600" />
      <Shape tone="near" d="M0 556C170 510 400 512 560 544V640H0Z" />
      <Shape
        tone="mid"
        d="M176 640C216 604 244 582 220 554C212 544 200 536 190 525H210C236 542 254 578 302 596C360 584 412 560 450 528H470C444 566 374 590 374 640Z"
      />
      <Line tone="wood" width={13} d="M300 570V264" />
      <Shape tone="paper" d="M352 286H204L176 315L204 344H352Z" />
      <Shape tone="red" d="M252 362H406L434 391L406 420H252Z" />
      <Line tone="far" width={7} d="M220 315H324" />
      <Line tone="red2" width={7} d="M280 391H384" />
      <Place x={300} y={446}>
        <g transform="rotate(9)">
          <Shape tone="glass" d="M44-18H-58L-78 0L-58 18H44Z" />
          <Line tone="mid" width={6} d="M-48 0H24" />
        </g>
      </Place>
      <Place x={470} y={556} scale={1.2}>
        <Line tone="road" width={20} d="M-28-8H28M-14-44H12" />
        <Line tone="tree" width={17} d="M-20-26H22M-6-61H6" />
        <Line tone="red" width={6} d="M-8-44H2" />
      </Place>
    </Scene>
  );
}
