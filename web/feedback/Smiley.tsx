import type { SmileyValue } from './options.ts';

const BOTH = [12.5, 27.5];

/**
 * The lines and the round eyes of the five faces of Jøkul's feedback component (MIT). Its other parts are not used
 * (docs/decisions).
 */
const FACES: Readonly<Record<SmileyValue, { lines: readonly string[]; eyes: readonly number[] }>> = {
  1: {
    lines: [
      'M10 30C10 24.4772 14.4772 20 20 20C25.5228 20 30 24.4772 30 30',
      'M10 13.9865H16.6667',
      'M23.3333 13.9865H29.9999',
    ],
    eyes: [],
  },
  2: { lines: ['M10 28.75C10 28.75 13.75 23.3334 20 23.3334C26.25 23.3334 30 28.75 30 28.75'], eyes: BOTH },
  3: { lines: ['M9.15283 25.6986H30.8477'], eyes: BOTH },
  4: { lines: ['M10 23.3334C10 23.3334 12.9167 30 20 30C27.0833 30 30 23.3334 30 23.3334'], eyes: BOTH },
  5: {
    lines: ['M30 21C30 26.5228 25.5228 31 20 31C14.4772 31 10 26.5228 10 21', 'M24 14.5H29'],
    eyes: [12.5],
  },
};

/** Renders the face for a value of the scale. It is decorative: the label next to it has the same meaning. */
export function Smiley({ value }: { value: SmileyValue }) {
  const { lines, eyes } = FACES[value];
  return (
    <svg
      className="kfp-smiley"
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <circle cx="20" cy="20" r="19" />
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
      {eyes.map((x) => (
        <circle key={x} cx={x} cy="14.5" r="1.5" fill="currentColor" stroke="none" />
      ))}
    </svg>
  );
}
