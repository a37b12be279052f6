import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';

type Tone =
  | 'sky'
  | 'sun'
  | 'far'
  | 'mid'
  | 'near'
  | 'water'
  | 'red'
  | 'red2'
  | 'paper'
  | 'wood'
  | 'tree'
  | 'road'
  | 'ink'
  | 'glow'
  | 'glass'
  | 'fog';
type Corner = { x: number; y: number };
type SceneProps = { viewBox: string; align: 'xMid' | 'xMax'; children: ReactNode };
/** The position of a shape: the middle of its base. */
export type Spot = Corner & { scale?: number };

const colour = (tone: Tone) => `var(--ill-${tone})`;

/** Draws the whole illustration. It is clipped at the top, and at the sides that `align` leaves free. */
export function Scene({ viewBox, align, children }: SceneProps) {
  return (
    <Frame
      viewBox={viewBox}
      preserveAspectRatio={`${align}YMax slice`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </Frame>
  );
}

/** Draws a filled shape without a stroke. */
export function Shape({ tone, d }: { tone: Tone; d: string }) {
  return <path fill={colour(tone)} d={d} />;
}

/** Draws a detail with round line ends. */
export function Line({ tone, width, d, dash }: { tone: Tone; width: number; d: string; dash?: string }) {
  return <path fill="none" stroke={colour(tone)} strokeWidth={width} strokeDasharray={dash} d={d} />;
}

/** Draws a filled circle, such as a sun, wheel or knob. */
export function Disc({ tone, x, y, r }: { tone: Tone; x: number; y: number; r: number }) {
  return <circle fill={colour(tone)} cx={x} cy={y} r={r} />;
}

/** Draws `children` with their origin (the middle of the base) at x, y. */
export function Place({ x, y, scale, children }: Spot & { children: ReactNode }) {
  return <g transform={`translate(${x} ${y})${scale ? ` scale(${scale})` : ''}`}>{children}</g>;
}

/** Draws a spruce. `tone` matches the layer where it stands. */
export function Pine({ tone, ...spot }: Spot & { tone: Tone }) {
  return (
    <Place {...spot}>
      <Line tone="road" width={5} d="M0-8V1" />
      <Shape
        tone={tone}
        d="M0-82Q4-64 14-53Q10-50 7-50Q12-39 21-31Q16-27 11-28Q17-17 26-9Q0-3-26-9Q-17-17-11-28Q-16-27-21-31Q-12-39-7-50Q-10-50-14-53Q-4-64 0-82Z"
      />
    </Place>
  );
}

/** Draws a birch. `tone` colours its crown. */
export function Birch({ tone, ...spot }: Spot & { tone: Tone }) {
  return (
    <Place {...spot}>
      <Shape tone={tone} d="M0-108C17-108 27-84 26-64C25-46 14-36 0-36S-25-46-26-64C-27-84-17-108 0-108Z" />
      <Line tone="paper" width={5} d="M0-1V-56" />
      <Line tone="paper" width={3} d="M0-50V-82M0-48L11-62M0-62L-9-73" />
      <Line tone="ink" width={2} d="M-2-10H1M-1-22H2M-2-33H0" />
    </Place>
  );
}

/** Draws a window with a white frame and crossbars. It is lit in the dark theme. */
export function Window({ x, y, w, h, line = 3.5 }: Corner & { w: number; h: number; line?: number }) {
  const frame = `M${x} ${y}h${w}v${h}h${-w}z`;
  return (
    <>
      <Shape tone="glow" d={frame} />
      <Line tone="paper" width={line} d={`${frame}M${x + w / 2} ${y}v${h}`} />
    </>
  );
}
