import type { ReactNode } from 'react';

type Props = {
  /** what they narrow down, for screen readers */
  label: string;
  chips: readonly { value: string; text: ReactNode }[];
  /** the value of the pressed one; '' where none is */
  chosen: string;
  /** called with the value of the chip that was pressed, '' where it was the chosen one */
  onChoose: (value: string) => void;
};

/** Buttons of which one at most stays pressed: a second press lets it go. */
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
