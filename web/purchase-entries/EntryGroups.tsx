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
  /** those that are open from the start, the last opened last; one at least */
  initial: readonly [ProductArea, ...ProductArea[]];
  /** the product types that the customer is known to have */
  owned: ReadonlySet<string>;
};

/**
 * The groups that open and close, and beside them the picture of the one that was opened last (spec: overview §2.5). The
 * address says which are open, so that they are so again for who comes back from buying.
 */
export function EntryGroups({ groups, initial, owned }: Props) {
  const [pictured, setPictured] = useState(initial.at(-1) ?? initial[0]);
  // The browser also reports what is open from the start.
  const open = useRef(new Set<ProductArea>(initial));

  const onToggle = (area: ProductArea, isOpen: boolean) => {
    if (open.current.has(area) === isOpen) return;
    trackClick({ type: 'accordion', name: AREA_NAMES_IN_BOKMAAL[area] });
    if (isOpen) {
      open.current.add(area);
      setPictured(area);
    } else open.current.delete(area);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + withGroups(search, open.current));
  };

  return (
    <div className="kfp-purchase__columns">
      <div className="kfp-purchase__groups">
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
