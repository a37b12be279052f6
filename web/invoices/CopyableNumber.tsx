import { useRef } from 'react';
import { texts } from '#texts/invoices.ts';
import { showToast } from '../toasts/show-toast.ts';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

type Props = {
  kind: keyof typeof texts.numbers;
  number: string;
  /** the number in its usual written form */
  shown?: string;
  /** what the number belongs to, for screen readers */
  owner: string;
};

/** Renders a number with a copy button. If the browser refuses to copy, the number is selected instead. */
export function CopyableNumber({ kind, number, shown = number, owner }: Props) {
  const { name, copy: action, copied } = texts.numbers[kind];
  const place = useRef<HTMLElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      showToast(copied, { tone: 'success' });
    } catch {
      // The clipboard is unavailable without HTTPS, and a browser may deny access.
      if (place.current) window.getSelection()?.selectAllChildren(place.current);
      showToast(texts.cannotCopy);
    }
  };

  return (
    <div className="kfp-number">
      <dt>{name}</dt>
      <dd ref={place}>{shown}</dd>
      <dd className="kfp-number__copy">
        <Button variant="secondary" density="compact" onClick={copy}>
          {action}
          <VisuallyHidden>, {owner}</VisuallyHidden>
        </Button>
      </dd>
    </div>
  );
}
