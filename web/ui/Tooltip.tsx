import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { listen } from '../platform/listen.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  /** the subject of the explanation, for screen readers */
  label: string;
  onOpen?: () => void;
  /** the explanation: text and links only, because the tooltip may be inside a paragraph */
  children: ReactNode;
};

/**
 * Renders a question mark button that shows an explanation (spec: overview §2.1). Escape and a press outside
 * close it. The explanation opens directly above the button, within the width of the nearest positioned
 * ancestor. Browsers without anchor positioning open it above that ancestor. The button follows the text before
 * it without a space, and stays with its last word.
 */
export function Tooltip({ label, onOpen, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const contentId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const stops = [
      listen(document, ['pointerdown'], (event) => {
        // For an event inside a shadow root, the document sees only the host as target. The composed path has all
        // nodes.
        if (!event.composedPath().some((node) => node === wrapper.current)) setOpen(false);
      }),
      listen(document, ['keydown'], ({ key }) => {
        if (key !== 'Escape') return;
        setOpen(false);
        if (wrapper.current?.querySelector(':focus')) button.current?.focus();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isOpen]);

  return (
    <span className="kfp-tooltip kfp-stays-with-word" ref={wrapper}>
      <button
        ref={button}
        type="button"
        className="kfp-tooltip__button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setOpen(!isOpen);
        }}
      >
        <Icon name="help" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      <span role="status">
        <span className="kfp-tooltip__content" id={contentId} hidden={!isOpen}>
          {children}
        </span>
      </span>
    </span>
  );
}
