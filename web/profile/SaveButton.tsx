import { BusyButton } from '../ui/BusyButton.tsx';

type Props = { text: string; variant?: 'primary' | 'secondary'; busy: boolean; onClick?: () => void };

/** The button that saves an open row: it submits the form around it, or does as it is told. While busy it says to wait. */
export function SaveButton({ text, variant = 'primary', busy, onClick }: Props) {
  return (
    <BusyButton
      type={onClick ? 'button' : 'submit'}
      variant={variant}
      className="kfp-row__save"
      busy={busy}
      {...(onClick ? { onClick } : {})}
    >
      {text}
    </BusyButton>
  );
}
