import { Button } from '@fremtind/jokul/button';
import { BusyButton } from '../ui/BusyButton.tsx';
import { texts } from './texts.ts';

type Props = {
  /** what the button does that sends or goes on */
  submit: string;
  busy?: boolean;
  otherwise: string;
  onOtherwise: () => void;
};

/** The two buttons of a form. While busy the first keeps the focus, and says to wait. */
export function FormButtons({ submit, busy = false, otherwise, onOtherwise }: Props) {
  return (
    <div className="kfp-feedback__buttons">
      <BusyButton type="submit" variant="secondary" busy={busy} waiting={texts.sending}>
        {submit}
      </BusyButton>
      <Button type="button" variant="tertiary" onClick={onOtherwise}>
        {otherwise}
      </Button>
    </div>
  );
}
