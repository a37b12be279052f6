import { useId } from 'react';
import { Icon } from '../theme/Icon.tsx';

type Props = {
  label: string;
  name: string;
  type: 'email' | 'tel';
  autoComplete: string;
  value: string;
  fault: string | null;
  /** how many times it has been sent while something was wrong: what is wrong is read out each time */
  tries: number;
  onValue: (value: string) => void;
};

/** A line to write in, with what is wrong below it: Jøkul's styles with our own icon, since Jøkul's needs its icon font. */
export function TextField({ label, name, type, autoComplete, value, fault, tries, onValue }: Props) {
  const id = useId();
  return (
    <div className="kfp-field jkl-text-input">
      <label className="jkl-label jkl-label--small" htmlFor={id}>
        {label}
      </label>
      <div className="jkl-text-input-wrapper" data-invalid={fault !== null}>
        <input
          id={id}
          className="jkl-text-input__input"
          name={name}
          type={type}
          autoComplete={autoComplete}
          value={value}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onChange={(event) => onValue(event.target.value)}
        />
      </div>
      <div role="status">
        {fault !== null && (
          <p key={tries} className="kfp-field__fault" id={`${id}-fault`}>
            <Icon name="warning" className="kfp-icon--small" />
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}
