import { useRef, useState } from 'react';
import { PRODUCT_AREA_NAMES, type ProductArea } from '../../domain/product-area.ts';
import { trackClick } from '../analytics/track.ts';
import { AREA_ICONS } from '../ui/area-icons.ts';
import { Expander } from '../ui/Expander.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AreaPicture } from '../ui/illustrations/AreaPicture.tsx';
import { EntryLinks } from './EntryLinks.tsx';
import type { EntryGroup } from './entry-groups.ts';
import { texts } from './texts.ts';

type Props = { groups: readonly EntryGroup[]; initialArea: ProductArea };

/** The groups that open and close, and beside them the picture of the one that was opened last (spec: overview §2.5). */
export function EntryGroups({ groups, initialArea }: Props) {
  const [pictured, setPictured] = useState(initialArea);
  // The browser also reports what is open from the start.
  const open = useRef(new Set([initialArea]));

  const onToggle = (area: ProductArea, isOpen: boolean) => {
    if (open.current.has(area) === isOpen) return;
    trackClick({ type: 'accordion', name: PRODUCT_AREA_NAMES[area] });
    if (!isOpen) return void open.current.delete(area);
    open.current.add(area);
    setPictured(area);
  };

  return (
    <div className="kfp-purchase__columns">
      <div className="kfp-purchase__groups">
        {groups.map(({ area, links }) => (
          <Expander
            key={area}
            title={<h2>{PRODUCT_AREA_NAMES[area]}</h2>}
            icon={AREA_ICONS[area]}
            open={area === initialArea}
            onToggle={(isOpen) => onToggle(area, isOpen)}
          >
            <EntryLinks links={links} />
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
