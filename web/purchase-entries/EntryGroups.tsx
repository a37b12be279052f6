import { useRef, useState } from 'react';
import { AREA_NAMES } from '#texts/areas.ts';
import { texts } from '#texts/purchase-entries.ts';
import type { ProductArea } from '../../domain/product-area.ts';
import { AREA_NAMES as AREA_NAMES_IN_BOKMAAL } from '../../texts/nb/areas.ts';
import { trackClick } from '../analytics/track.ts';
import { AREA_ICONS } from '../ui/area-icons.ts';
import { Expander } from '../ui/Expander.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AreaPicture } from '../ui/illustrations/AreaPicture.tsx';
import { EntryLinks } from './EntryLinks.tsx';
import type { EntryGroup } from './entry-groups.ts';
import { withGroups } from './entry-query.ts';

type Props = {
  groups: readonly EntryGroup[];
  /** the initially open groups, at least one, with the most recently opened last */
  initial: readonly [ProductArea, ...ProductArea[]];
  /** the product types the customer is known to have */
  owned: ReadonlySet<string>;
};

/**
 * Renders expandable groups, and next to them the picture of the most recently opened one
 * (spec: overview §2.5). The URL stores the open groups, so that they are open again when the customer
 * returns from a purchase.
 */
export function EntryGroups({ groups, initial, owned }: Props) {
  const [pictured, setPictured] = useState(initial.at(-1) ?? initial[0]);
  // The browser also sends toggle events for the initially open groups.
  const open = useRef(new Set<ProductArea>(initial));

  const onToggle = (area: ProductArea, isOpen: boolean) => {
    if (open.current.has(area) === isOpen) return;
    trackClick({ type: 'accordion', name: AREA_NAMES_IN_BOKMAAL[area], id: 'kjopsinngang' });
    if (isOpen) {
      open.current.add(area);
      setPictured(area);
    } else open.current.delete(area);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + withGroups(search, open.current));
  };

  return (
    <div className="kfp-purchase__columns">
      <div>
        {groups.map(({ area, links }) => (
          <Expander
            key={area}
            title={<h2>{AREA_NAMES[area]}</h2>}
            icon={AREA_ICONS[area]}
            open={initial.includes(area)}
            onToggle={(isOpen) => onToggle(area, isOpen)}
          >
            <EntryLinks links={links} owned={owned} />
          </Expander>
        ))}
      </div>
      <div className="kfp-purchase__beside">
        <div className="kfp-purchase__picture" data-area={pictured}>
          <AreaPicture area={pictured} />
        </div>
        <p className="kfp-purchase__discount">
          <Icon name="piggyBank" />
          <span>
            <strong>{texts.discount.title}</strong>
            <br />
            {texts.discount.lead}
          </span>
        </p>
      </div>
    </div>
  );
}
