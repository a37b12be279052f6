import { Heading } from '../ui/Heading.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { Option } from './options.ts';
import { Smiley } from './Smiley.tsx';

type Props = {
  question: string;
  options: readonly Option[];
  chosen: string | null;
  onChoose: (value: string) => void;
};

/** Renders a question with its answers as smileys or words. Only the first and last smileys have visible labels. */
export function Options({ question, options, chosen, onChoose }: Props) {
  const hasFaces = options.some(({ smiley }) => smiley);
  return (
    <fieldset>
      <legend>
        <Heading level={2} size={4} className="kfp-feedback__title">
          {question}
        </Heading>
      </legend>
      <div className={hasFaces ? 'kfp-smileys' : 'kfp-answers'}>
        {options.map(({ value, label, smiley }) => (
          <label key={value} className={smiley ? 'kfp-smileys__option' : 'kfp-answers__option'}>
            <input
              className="kfp-feedback__radio"
              type="radio"
              required
              name="feedbackValue"
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {smiley ? <Smiley value={smiley} /> : null}
            {smiley ? (
              <VisuallyHidden>{label}</VisuallyHidden>
            ) : (
              <span className="kfp-answers__label">{label}</span>
            )}
          </label>
        ))}
      </div>
      {hasFaces && (
        <p className="kfp-smileys__ends kfp-subdued" aria-hidden="true">
          <span>{options.at(0)?.label}</span>
          <span>{options.at(-1)?.label}</span>
        </p>
      )}
    </fieldset>
  );
}
