import { useId } from 'react';
import { useFocusWhen } from './use-focus-when.ts';

type Props<Value> = {
  labelledBy: string;
  options: readonly { value: Value; label: string }[];
  /** undefined: no choice */
  value: Value | undefined;
  disabled: boolean;
  /** whether the choice is being saved */
  saving: boolean;
  onChange: (value: Value) => void;
};

/**
 * Renders Jøkul's radio buttons on one line. Browsers remove the focus from disabled buttons. It is restored
 * after saving.
 */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { labelledBy, options, value: chosen, disabled, saving, onChange } = props;
  const name = useId();
  const group = useFocusWhen<HTMLFieldSetElement>(!saving, {
    selector: ':checked',
    atFirst: false,
    ifLost: true,
  });
  return (
    <fieldset ref={group} className="kfp-radio-group" aria-labelledby={labelledBy} disabled={disabled}>
      {options.map(({ value, label }) => (
        <div key={value} className="jkl-radio-button jkl-radio-button--inline">
          <input
            type="radio"
            className="jkl-radio-button__input"
            id={`${name}-${value}`}
            name={name}
            checked={chosen === value}
            disabled={disabled}
            onChange={() => onChange(value)}
          />
          <label className="jkl-radio-button__label" htmlFor={`${name}-${value}`}>
            <span className="jkl-radio-button__dot" />
            <span className="jkl-radio-button__text">{label}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
