import type { Toast } from '../platform/toast-queue.ts';
import { tellToasts } from '../platform/toasts.ts';
import { Icon } from '../theme/Icon.tsx';
import { texts } from './texts.ts';

type Props = {
  toast: Toast;
  /** called before it leaves by its button, which has the focus */
  onClose: () => void;
};

/** One toast; its time stands still while the pointer is over it or the focus in it (spec: shell §4.9). */
export function ToastItem({ toast: { id, text, tone, phase }, onClose }: Props) {
  const close = () => {
    onClose();
    tellToasts({ type: 'closed', id });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer over it only lets it stay; its button does the rest
    <div
      className={`kfp-toast kfp-toast--${tone}`}
      data-phase={phase}
      onPointerEnter={() => tellToasts({ type: 'held', id, by: 'pointer' })}
      onPointerLeave={() => tellToasts({ type: 'released', id, by: 'pointer' })}
      onFocus={() => tellToasts({ type: 'held', id, by: 'focus' })}
      onBlur={() => tellToasts({ type: 'released', id, by: 'focus' })}
    >
      <p className="kfp-toast__text">{text}</p>
      <button type="button" className="kfp-toast__close" onClick={close}>
        <Icon name="close" />
        <span className="jkl-sr-only">{texts.close}</span>
      </button>
    </div>
  );
}
