import { useId } from 'react';
import { Icon } from '../ui/Icon.tsx';

type Props = {
  label: string;
  name: string;
  type: 'email' | 'tel';
  autoComplete: string;
  value: string;
  issue: string | null;
  /** how many times it has been sent while something was wrong: what is wrong is read out each time */
  tries: number;
  onValue: (value: string) => void;
};

/** A line to write in, with what is wrong below it: Jøkul's styles with our own icon, since Jøkul's needs its icon font. */
export function TextField({ label, name, type, autoComplete, value, issue, tries, onValue }: Props) {
  const id = useId();
  return (
    <div className="kfp-field jkl-text-input">
      <label className="jkl-label jkl-label--small" htmlFor={id}>
        {label}
      </label>
      <div className="jkl-text-input-wrapper" data-invalid={issue !== null}>
        <input
          id={id}
          className="jkl-text-input__input"
          name={name}
          type={type}
          autoComplete={autoComplete}
          value={value}
          aria-invalid={issue !== null}
          aria-describedby={issue === null ? undefined : `${id}-error`}
          onChange={(event) => onValue(event.target.value)}
        />
      </div>
      <div role="status">
        {issue !== null && (
          <p key={tries} className="kfp-field__error" id={`${id}-error`}>
            <Icon name="warning" className="kfp-icon--small" />
            {issue}
          </p>
        )}
      </div>
    </div>
  );
}
