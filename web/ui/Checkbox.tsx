import { Checkbox as JokulCheckbox } from '@fremtind/jokul/checkbox';
import { type ChangeEventHandler, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, useHasFocus } from './FieldError.tsx';

type Props = {
  name: string;
  value: string;
  checked?: boolean;
  defaultChecked?: boolean;
  /** the error message; null: no error; omitted if the box has no errors */
  error?: string | null;
  /** number of submit attempts */
  tries?: number;
  /** explains the effect of ticking the box */
  help?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  children: string;
};

/** Renders Jøkul's checkbox with help and error below it. */
export function Checkbox({ error, tries = 0, help, children, ...box }: Props) {
  const id = useId();
  const [hasFocus, focusProps] = useHasFocus();
  const described = classNames(help && `${id}-help`, error && `${id}-error`);
  return (
    <div className="kfp-checkbox">
      <JokulCheckbox
        {...box}
        {...focusProps}
        id={id}
        invalid={Boolean(error)}
        aria-describedby={described || undefined}
      >
        {children}
      </JokulCheckbox>
      {help && (
        <p className="kfp-checkbox__help kfp-subdued" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <FieldError id={`${id}-error`} text={error} tries={tries} hasFocus={hasFocus} />
      )}
    </div>
  );
}
