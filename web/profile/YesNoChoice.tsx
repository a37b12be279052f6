import { useEffect, useId, useRef } from 'react';
import { texts } from './texts.ts';

type Props = {
  labelledBy: string;
  choice: boolean | undefined;
  disabled: boolean;
  onChoose: (yes: boolean) => void;
};

/** Yes or no, as radios: Jøkul's look. While they are disabled the browser takes the focus away; afterwards it is back. */
export function YesNoChoice({ labelledBy, choice, disabled, onChoose }: Props) {
  const name = useId();
  const chosen = useRef<HTMLInputElement | null>(null);

  useEffect(() => {
    if (disabled || !chosen.current) return;
    const group = chosen.current.closest('fieldset');
    if (document.activeElement === document.body) group?.querySelector<HTMLElement>(':checked')?.focus();
    chosen.current = null;
  }, [disabled]);

  return (
    <fieldset className="kfp-yes-no" aria-labelledby={labelledBy} disabled={disabled}>
      {[true, false].map((yes) => (
        <div key={String(yes)} className="jkl-radio-button jkl-radio-button--inline">
          <input
            type="radio"
            className="jkl-radio-button__input"
            id={`${name}-${yes}`}
            name={name}
            checked={choice === yes}
            disabled={disabled}
            onChange={({ target }) => {
              chosen.current = target;
              onChoose(yes);
            }}
          />
          <label className="jkl-radio-button__label" htmlFor={`${name}-${yes}`}>
            <span className="jkl-radio-button__dot" />
            <span className="jkl-radio-button__text">{yes ? texts.consent.yes : texts.consent.no}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
