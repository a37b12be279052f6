import { type FocusEventHandler, useState } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  id: string;
  /** null: no error */
  text: string | null;
  /** number of submit attempts */
  tries: number;
  /** whether the field has the focus */
  hasFocus: boolean;
};

/**
 * Renders a field's error below it. Screen readers announce it once: with the field when it takes the focus
 * for the error. If the field already has the focus, every attempt announces it, even with the same text
 * (ADR-034).
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

/** Returns whether a control has the focus, and the event handlers for that control. */
export function useHasFocus(): [boolean, { onFocus: FocusEventHandler; onBlur: FocusEventHandler }] {
  const [hasFocus, setFocus] = useState(false);
  return [hasFocus, { onFocus: () => setFocus(true), onBlur: () => setFocus(false) }];
}
