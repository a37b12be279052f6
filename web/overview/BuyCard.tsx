import { ButtonLink } from '../theme/ButtonLink.tsx';
import { Tooltip } from '../theme/Tooltip.tsx';
import { texts } from './texts.ts';

/** The way to buying insurance; with the page's filled button where no task has it (overview 2.1 and 9). */
export function BuyCard({ filled }: { filled: boolean }) {
  return (
    <div className="kfp-buy-card">
      <h3 className="jkl-heading-4">{texts.buy.heading}</h3>
      <p>
        {texts.buy.discount} <Tooltip label={texts.buy.aboutDiscount}>{texts.buy.explanation}</Tooltip>
      </p>
      <ButtonLink variant={filled ? 'primary' : 'secondary'} to="/kjopsinnganger">
        {texts.buy.action}
      </ButtonLink>
    </div>
  );
}
