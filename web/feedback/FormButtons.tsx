import { Button } from '@fremtind/jokul/button';
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
      <Button
        type="submit"
        variant="secondary"
        loader={{ showLoader: busy, textDescription: texts.sending }}
        disabled={false}
        aria-disabled={busy}
      >
        {submit}
      </Button>
      <Button type="button" variant="tertiary" onClick={onOtherwise}>
        {otherwise}
      </Button>
    </div>
  );
}
