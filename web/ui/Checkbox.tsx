import { Checkbox as JokulCheckbox } from '@fremtind/jokul/checkbox';
import { type ChangeEventHandler, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './FieldError.tsx';

type Props = {
  name: string;
  value: string;
  checked?: boolean;
  defaultChecked?: boolean;
  /** what is wrong with it; null: nothing; left out where nothing can be */
  error?: string | null;
  /** how many times the form has been sent */
  tries?: number;
  /** what ticking it means */
  help?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  children: string;
};

/** Jøkul's tick box, with help and what is wrong below it. */
export function Checkbox({ error, tries = 0, help, ...box }: Props) {
  const id = useId();
  const described = classNames(help && `${id}-help`, error && `${id}-error`);
  return (
    <div className="kfp-checkbox">
      <JokulCheckbox {...box} invalid={Boolean(error)} aria-describedby={described || undefined} />
      {help && (
        <p className="kfp-checkbox__help kfp-subdued" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`} text={error} tries={tries} />}
    </div>
  );
}
