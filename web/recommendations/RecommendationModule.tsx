import type { ComponentProps, MouseEventHandler } from 'react';
import { texts } from '#texts/recommendations.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { texts as bokmaal } from '../../texts/nb/recommendations.ts';
import { CardLink } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import { Tile } from '../ui/Tile.tsx';
import { type Click, clickOn, MainCard } from './MainCard.tsx';
import { type ModuleSettings, type Product, priceLink } from './products.ts';

type Props = {
  /** the recommended products, best first */
  products: readonly Product[];
  isLoMember: boolean;
  settings: ModuleSettings;
  onClick: (click: Click) => void;
  /** called after tracking the click; the overview uses it to navigate without a page load */
  onSeeAll?: MouseEventHandler<HTMLAnchorElement>;
};

/** Renders the recommendations: a large card for the first and small cards for the others (spec: overview §2.7). */
export function RecommendationModule({ products, isLoMember, settings, onClick, onSeeAll }: Props) {
  const [main, ...others] = products;
  if (!main) return null;
  return (
    <Section className="kfp-nbo" titleId="anbefalt-for-deg" title={texts.heading}>
      <MainCard product={main} isLoMember={isLoMember} settings={settings} onClick={onClick} />
      {others.length > 0 && (
        <ul className="kfp-nbo__others">
          {others.map((product) => (
            <li key={product.type}>
              <SmallCard product={product} isLoMember={isLoMember} settings={settings} onClick={onClick} />
            </li>
          ))}
        </ul>
      )}
      {settings.purchaseGroups.length > 0 && (
        <a
          className="kfp-icon-link"
          href={addressOf(PATHS.purchaseEntries)}
          onClick={(event) => {
            onClick(clickOn('Se alle våre forsikringer', 'nbo-alle'));
            onSeeAll?.(event);
          }}
        >
          <span className="kfp-link__text">{texts.seeAll}</span>
          <Icon name="forward" className="kfp-icon--small" />
        </a>
      )}
    </Section>
  );
}

function SmallCard({ product, isLoMember, settings, onClick }: ComponentProps<typeof MainCard>) {
  const { short, tagline } = texts.products[product.type];
  const carDiscount = product.type === 'BIL' ? settings.onlineCarDiscountPercent : undefined;
  return (
    <CardLink
      className="kfp-nbo__other"
      href={priceLink(product, isLoMember, settings.purchaseGroups)}
      onClick={() => onClick(clickOn(bokmaal.products[product.type].short, 'nbo-liten', product.type))}
    >
      <Tile icon={product.icon} />
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
