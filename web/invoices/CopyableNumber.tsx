import { useRef } from 'react';
import { texts } from '#texts/invoices.ts';
import { showToast } from '../toasts/show-toast.ts';
import { Button } from '../ui/Button.tsx';

type Props = {
  name: string;
  number: string;
  /** the number as people write it */
  shown?: string;
  /** of the button */
  action: string;
  /** the announcement once it is copied */
  copied: string;
};

/** A number with its name, copied by one press; where the browser refuses, it is marked for the customer to copy. */
export function CopyableNumber({ name, number, shown = number, action, copied }: Props) {
  const place = useRef<HTMLElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      showToast(copied, { tone: 'success' });
    } catch {
      // There is no clipboard without HTTPS, and a browser may deny it.
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
        </Button>
      </dd>
    </div>
  );
}
