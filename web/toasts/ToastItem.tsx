import { texts } from '#texts/toasts.ts';
import { CloseButton } from '../ui/CloseButton.tsx';
import type { Toast } from './toast-queue.ts';
import { dispatchToast } from './toasts.ts';

type Props = {
  toast: Toast;
  /** called before the toast closes by its button, which has focus */
  onClose: () => void;
};

/**
 * Renders one toast. Its timer pauses while the pointer is over it or the focus is in it (spec: shell §4.9).
 */
export function ToastItem({ toast: { id, text, tone, phase }, onClose }: Props) {
  const close = () => {
    onClose();
    dispatchToast({ type: 'closed', id });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer; a button closes it
    <div
      className={`kfp-toast kfp-toast--${tone}`}
      data-phase={phase}
      onPointerEnter={() => dispatchToast({ type: 'held', id, by: 'pointer' })}
      onPointerLeave={() => dispatchToast({ type: 'released', id, by: 'pointer' })}
      onFocus={() => dispatchToast({ type: 'held', id, by: 'focus' })}
      onBlur={() => dispatchToast({ type: 'released', id, by: 'focus' })}
    >
      <p className="kfp-toast__text">{text}</p>
      <span aria-live="off">
        <CloseButton label={texts.close} onClick={close} />
      </span>
    </div>
  );
}
