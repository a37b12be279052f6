import { type InputHTMLAttributes, useId } from 'react';
import { FieldError } from './FieldError.tsx';

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'inputMode' | 'autoComplete' | 'value'
>;
type Props = Input & {
  label: string;
  /** what is wrong with the text; null: nothing */
  issue: string | null;
  /** how many times it has been sent */
  tries: number;
  onChange: (text: string) => void;
};

/** A text field with its label above and what is wrong below: Jøkul's, drawn with our own icon and without inline styles. */
export function TextField({ label, issue, tries, onChange, ...input }: Props) {
  const id = useId();
  const errorId = useId();
  const isInvalid = issue !== null;
  return (
    <div className="kfp-row-field">
      <label className="kfp-row-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="jkl-text-input-wrapper" data-invalid={isInvalid}>
        <input
          {...input}
          id={id}
          className="jkl-text-input__input"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorId : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <FieldError id={errorId} text={issue} tries={tries} />
    </div>
  );
}
