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

/**
 * Renders a checkbox with Jøkul's classes, because Jøkul's component adds too much script. Help and error are
 * below it.
 */
export function Checkbox({ error, tries = 0, help, children, ...box }: Props) {
  const id = useId();
  const [hasFocus, focusProps] = useHasFocus();
  const described = classNames(help && `${id}-help`, error && `${id}-error`);
  return (
    <div className="kfp-checkbox">
      <div className={classNames('jkl-checkbox', error && 'jkl-checkbox--error')}>
        <input
          {...box}
          {...focusProps}
          type="checkbox"
          className="jkl-checkbox__input"
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={described || undefined}
        />
        <label className="jkl-checkbox__label" htmlFor={id}>
          <span className="jkl-checkbox__mark">
            <span className="jkl-checkbox__check-mark" />
          </span>
          <span className="jkl-checkbox__text">{children}</span>
        </label>
      </div>
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
