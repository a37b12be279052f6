import { type ChangeEventHandler, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, useHasFocus } from './FieldError.tsx';

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

/** Jøkul's tick box by its classes, since its script costs more than it does; help and what is wrong below it. */
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
