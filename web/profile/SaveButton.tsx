import { Button } from '@fremtind/jokul/button';
import { texts } from './texts.ts';

type Props = { text: string; variant?: 'primary' | 'secondary'; busy: boolean; onClick?: () => void };

/** The button that saves an open row: it submits the form around it, or does as it is told. While busy it says to wait. */
export function SaveButton({ text, variant = 'primary', busy, onClick }: Props) {
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      variant={variant}
      className="kfp-row__save"
      loader={{ showLoader: busy, textDescription: texts.pleaseWait }}
      disabled={false}
      aria-disabled={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {text}
    </Button>
  );
}
