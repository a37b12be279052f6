import { BaseRadioButton } from '@fremtind/jokul/radio-button';
import { useId } from 'react';
import { useFocusWhen } from './use-focus-when.ts';

type Props<Value> = {
  labelledBy: string;
  /** the field's name in a form; default: a unique one */
  name?: string;
  options: readonly { value: Value; label: string }[];
  /** undefined: no choice */
  value: Value | undefined;
  disabled?: boolean;
  /** whether the choice is being saved */
  saving?: boolean;
  onChange: (value: Value) => void;
};

/** Renders Jøkul's radio buttons on one line. After saving, restores the focus that disabling removes. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const id = useId();
  const { labelledBy, name = id, options, value: chosen, disabled = false, saving = false, onChange } = props;
  const group = useFocusWhen<HTMLFieldSetElement>(!saving, {
    selector: ':checked',
    atFirst: false,
    ifLost: true,
  });
  return (
    <fieldset ref={group} className="kfp-radio-group" aria-labelledby={labelledBy} disabled={disabled}>
      {options.map(({ value, label }) => (
        <BaseRadioButton
          key={value}
          inline
          required
          name={name}
          value={value}
          checked={chosen === value}
          disabled={disabled}
          onChange={() => onChange(value)}
        >
          {label}
        </BaseRadioButton>
      ))}
    </fieldset>
  );
}
