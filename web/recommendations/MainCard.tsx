import { texts } from '#texts/recommendations.ts';
import { texts as bokmaal } from '../../texts/nb/recommendations.ts';
import type { AnalyticsPayloads } from '../analytics/analytics-events.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AreaPicture } from '../ui/illustrations/AreaPicture.tsx';
import { Text } from '../ui/Text.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { type ModuleSettings, type Product, priceLink } from './products.ts';

type Props = {
  product: Product;
  isLoMember: boolean;
  settings: ModuleSettings;
  onClick: (click: Click) => void;
};

/** Renders the first recommendation: illustration, description, discount and a link to the price. */
export function MainCard({ product, isLoMember, settings, onClick }: Props) {
  const words = texts.products[product.type];
  const clicked = bokmaal.seePrice(inSentence(bokmaal.products[product.type]));
  const carDiscount = product.type === 'BIL' ? settings.onlineCarDiscountPercent : undefined;
  return (
    <div className="kfp-nbo__main">
      <div className="kfp-nbo__drawing">
        <AreaPicture area={product.illustration} />
      </div>
      <div className="kfp-nbo__text">
        <Heading level={3} size={2}>
          {words.name}
        </Heading>
        <Text>{words.lead}</Text>
        {carDiscount !== undefined && (
          <p className="kfp-nbo__note">
            <Icon name="check" className="kfp-accent" />
            <span>{texts.discount.online(carDiscount)}</span>
          </p>
        )}
        <DiscountBox
          onOpen={() => onClick({ ...clickOn(bokmaal.discount.question, 'nbo-rabatt'), type: 'button' })}
        />
        {isLoMember && (
          <p className="kfp-nbo__note">
            <span className="kfp-pill">{texts.memberMark}</span>
            <span>{words.member}</span>
          </p>
        )}
        <ButtonLink
          variant="secondary"
          href={priceLink(product, isLoMember, settings.purchaseGroups)}
          onClick={() => onClick(clickOn(clicked, 'nbo-hoved', product.type))}
        >
          {texts.seePrice(inSentence(words))}
        </ButtonLink>
      </div>
    </div>
  );
}

function inSentence(words: { name: string; inSentence?: string }): string {
  return words.inSentence ?? words.name.toLowerCase();
}

/** Renders the discount for several insurances, with an explanation on click (spec: overview §2.7, overview §9). */
function DiscountBox({ onOpen }: { onOpen: () => void }) {
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

export type Click = AnalyticsPayloads['button click'];

/** Returns the analytics payload of a click in the module: the clicked text, and its product. */
export function clickOn(name: string, id: string, product?: string): Click {
  return { type: 'link', name, event: 'click', id, product };
}
