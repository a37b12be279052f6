import { type FocusEventHandler, useState } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  id: string;
  /** null: nothing is wrong */
  text: string | null;
  /** how many times the form has been sent */
  tries: number;
  /** whether the focus is in the field */
  hasFocus: boolean;
};

/**
 * What is wrong with a field, below it. Screen readers say it once: with the field that takes the focus for it, or at every
 * try, also when nothing but the try is new, where the focus is in the field already (ADR-064).
 */
export function FieldError({ id, text, tries, hasFocus }: Props) {
  const version = `${tries} ${text}`;
  const [shown, setShown] = useState({ version, speaks: true });
  if (shown.version !== version) setShown({ version, speaks: hasFocus });
  return (
    <div role="status" aria-live={shown.speaks ? 'polite' : 'off'}>
      {text !== null && (
        <p key={tries} className="kfp-field__error" id={id}>
          <Icon name="error" className="kfp-icon--small" />
          {text}
        </p>
      )}
    </div>
  );
}

/** Returns whether a control has the focus, and what the control needs for that. */
export function useHasFocus(): [boolean, { onFocus: FocusEventHandler; onBlur: FocusEventHandler }] {
  const [hasFocus, setFocus] = useState(false);
  return [hasFocus, { onFocus: () => setFocus(true), onBlur: () => setFocus(false) }];
}
