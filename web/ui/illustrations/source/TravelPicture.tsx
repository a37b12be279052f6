import { Picture } from './Picture.tsx';
import { Plane } from './Plane.tsx';
import { Disc, Line, Place, Shape } from './primitives.tsx';

/** Draws two suitcases and a sun hat on a jetty, and a plane over the mountains. */
export function TravelPicture() {
  return (
    <Picture sun={[124, 122]}>
      <Plane x={334} y={112} scale={1.2} />
      <Shape
        tone="far"
        d="M0 240C52 170 116 150 172 206C214 176 258 184 296 216C356 148 424 156 480 204V262H0Z"
      />
      <Shape tone="mid" d="M480 222C430 216 380 224 344 244H480Z" />
      <Shape tone="water" d="M0 240H480V310H0Z" />
      <Line tone="fog" width={3} d="M28 254h58M96 254h12M60 268h32M346 254h70M430 262h34M330 274h24" />
      <Shape tone="ink" d="M86 300V266Q86 260 92 260H108Q114 260 114 266V300Z" />
      <Line tone="paper" width={4} d="M86 278H114M86 286H114" />
      <Shape tone="wood" d="M0 298H480V360H0Z" />
      <Line tone="ink" width={2} d="M0 318H480M0 340H480M130 298V318M370 298V318M52 318V340M300 318V340" />
      <Place x={216} y={334}>
        <Line tone="ink" width={7} d="M-20-128V-150H20V-128" />
        <Line tone="ink" width={11} d="M-42-3V0M42-3V0" />
        <Shape tone="red" d="M-62-110Q-62-126-46-126H46Q62-126 62-110V-22Q62-6 46-6H-46Q-62-6-62-22Z" />
        <Line tone="red2" width={7} d="M-32-124V-8M32-124V-8" />
        <Line tone="paper" width={4} d="M-6-118V-106" />
        <Shape tone="paper" d="M-14-106H2V-82L-6-74L-14-82Z" />
        <Disc tone="red" x={-6} y={-99} r={2.5} />
        <Disc tone="sun" x={14} y={-36} r={12} />
      </Place>
      <Place x={326} y={336}>
        <Line tone="ink" width={6} d="M-16-84V-96H16V-84" />
        <Line tone="ink" width={9} d="M-28-3V0M28-3V0" />
        <Shape tone="paper" d="M-42-70Q-42-84-28-84H28Q42-84 42-70V-18Q42-5 28-5H-28Q-42-5-42-18Z" />
        <Line tone="far" width={5} d="M-42-58H42M-42-32H42" />
        <Shape
          tone="sun"
          d="M-58-86Q-40-94-26-95V-106Q-26-124 0-124T26-106V-95Q40-94 58-86Q30-80 0-80T-58-86Z"
        />
        <Line tone="red" width={6} d="M-25-98Q0-92 25-98" />
      </Place>
    </Picture>
  );
}
