import type { ReactNode } from 'react';

type Props = {
  /** the list that the chips filter, for screen readers */
  label: string;
  chips: readonly { value: string; text: ReactNode }[];
  /** the value of the pressed chip; '' if none is pressed */
  chosen: string;
  /** called with the value of the pressed chip, or '' when the chosen chip is pressed again */
  onChoose: (value: string) => void;
};

/** Renders toggle buttons of which at most one is pressed. A second press releases it. */
export function Chips({ label, chips, chosen, onChoose }: Props) {
  return (
    <ul className="kfp-chips" aria-label={label}>
      {chips.map(({ value, text }) => (
        <li key={value}>
          <button
            type="button"
            className="kfp-chip"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value === chosen ? '' : value)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
