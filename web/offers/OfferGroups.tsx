import { useState } from 'react';
import { Expander } from '../ui/Expander.tsx';
import { productIcon } from '../ui/product-icon.ts';
import { readable } from '../ui/readable.tsx';
import { OfferItems, type OfferItemsProps } from './OfferItems.tsx';
import { type OfferGroup, offerKey } from './offer-list.ts';

type Props = OfferItemsProps & { groups: readonly OfferGroup[] };

/** Renders many offers as folded groups by product. The group of the offer that expires first is open. */
export function OfferGroups({ groups, ...itemsProps }: Props) {
  const { mainKey } = itemsProps;
  const [first] = useState(
    () => groups.find(({ offers }) => offers.some(({ offer }) => offerKey(offer) === mainKey))?.name,
  );
  return (
    <div className="kfp-offer-groups">
      {groups.map((group) => (
        <Expander
          key={group.name}
          title={<GroupTitle {...group} />}
          icon={group.offers[0] && productIcon(group.offers[0].offer)}
          open={group.name === first}
        >
          <OfferItems group={group} level={3} {...itemsProps} />
        </Expander>
      ))}
    </div>
  );
}

function GroupTitle({ name, offers }: OfferGroup) {
  return (
    <h2 className="kfp-offer-groups__title">
      {readable(name)} <span className="kfp-pill">{offers.length}</span>
    </h2>
  );
}
