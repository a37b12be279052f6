import { useId } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { texts } from './texts.ts';

type Props = {
  label: string;
  help: string;
  text: string;
  /** how many characters may be written; more can be typed, and are counted as too many */
  limit: number;
  /** what else is wrong with the text */
  error?: string | null;
  /** the label is a question of its own */
  isQuestion?: boolean;
  onText: (text: string) => void;
};

/** A box to write in, with help and a counter: Jøkul's styles with our own counter, since Jøkul's lets through what is too long. */
export function TextBox({ label, help, text, limit, error = null, isQuestion = false, onText }: Props) {
  const id = useId();
  const tooMany = text.length - limit;
  const issue = tooMany > 0 ? texts.tooMany(tooMany) : error;
  return (
    <div className="kfp-field jkl-text-area jkl-text-area--start-open">
      <label
        className={isQuestion ? 'jkl-heading-4 kfp-field__question' : 'jkl-label jkl-label--small'}
        htmlFor={id}
      >
        {label}
      </label>
      <div className="jkl-text-area-wrapper" data-invalid={issue !== null}>
        <textarea
          id={id}
          className="jkl-text-area__text-area jkl-text-area__text-area--4-rows"
          rows={4}
          value={text}
          aria-invalid={issue !== null}
          aria-describedby={`${id}-help ${id}-error ${id}-count`}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <p className="kfp-field__error" id={`${id}-error`} role="status">
        {issue !== null && <Icon name="warning" className="kfp-icon--small" />}
        {issue}
      </p>
      <div className="kfp-field__below kfp-subdued">
        <p id={`${id}-help`}>{help}</p>
        <p id={`${id}-count`} className="kfp-field__count">
          {texts.counter(text.length, limit)}
        </p>
      </div>
    </div>
  );
}
