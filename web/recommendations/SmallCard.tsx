import { texts } from '#texts/recommendations.ts';
import { texts as bokmaal } from '../../texts/nb/recommendations.ts';
import { CardLink } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type Click, clickOn } from './clicks.ts';
import { priceLink } from './price-link.ts';
import type { ModuleSettings, Product } from './products.ts';

type Props = {
  product: Product;
  isLoMember: boolean;
  settings: ModuleSettings;
  onClick: (click: Click) => void;
};

/** Renders a further recommendation as one link to its price. */
export function SmallCard({ product, isLoMember, settings, onClick }: Props) {
  const { short, tagline } = texts.products[product.type];
  const carDiscount = product.type === 'BIL' ? settings.onlineCarDiscountPercent : undefined;
  return (
    <CardLink
      className="kfp-nbo__other"
      href={priceLink(product, isLoMember, settings.purchaseGroups)}
      onClick={() => onClick(clickOn(bokmaal.products[product.type].short, 'nbo-liten', product.type))}
    >
      <span className="kfp-tile">
        <Icon name={product.icon} />
      </span>
      <span className="kfp-nbo__words">
        <span className="kfp-nbo__name">{short}</span>
        <span className="kfp-subdued">
          {carDiscount === undefined ? tagline : texts.discount.onlineShort(carDiscount)}
        </span>
      </span>
      <Icon name="chevron" className="kfp-subdued" />
    </CardLink>
  );
}
