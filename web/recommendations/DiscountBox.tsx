import { texts } from '#texts/recommendations.ts';
import { Icon } from '../ui/Icon.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';

/**
 * Renders the discount for several insurances, with an explanation on click
 * (spec: overview §2.7, overview §9).
 */
export function DiscountBox({ onOpen }: { onOpen: () => void }) {
  const { heading, text, question, answer } = texts.discount;
  return (
    <div className="kfp-nbo__discount">
      <Icon name="piggyBank" />
      <p>
        <strong>{heading}</strong>
        <br />
        {text}
      </p>
      <Tooltip label={question} onOpen={onOpen}>
        {answer}
      </Tooltip>
    </div>
  );
}
