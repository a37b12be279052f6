import { texts } from '#texts/toasts.ts';
import { CloseButton } from '../ui/CloseButton.tsx';
import type { Toast } from './toast-queue.ts';
import { dispatchToast } from './toasts.ts';

type Props = {
  toast: Toast;
  /** called before it leaves by its button, which has the focus */
  onClose: () => void;
};

/** One toast; its time stands still while the pointer is over it or the focus in it (spec: shell §4.9). */
export function ToastItem({ toast: { id, text, tone, phase }, onClose }: Props) {
  const close = () => {
    onClose();
    dispatchToast({ type: 'closed', id });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer over it only lets it stay; its button does the rest
    <div
      className={`kfp-toast kfp-toast--${tone}`}
      data-phase={phase}
      onPointerEnter={() => dispatchToast({ type: 'held', id, by: 'pointer' })}
      onPointerLeave={() => dispatchToast({ type: 'released', id, by: 'pointer' })}
      onFocus={() => dispatchToast({ type: 'held', id, by: 'focus' })}
      onBlur={() => dispatchToast({ type: 'released', id, by: 'focus' })}
    >
      <p className="kfp-toast__text">{text}</p>
      <CloseButton label={texts.close} onClick={close} />
    </div>
  );
}
