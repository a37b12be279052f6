import { AREA_NAMES } from '#texts/areas.ts';
import { belowTexts } from '#texts/overview-below.ts';
import { PATHS } from '../../domain/paths.ts';
import { PRODUCT_AREAS, type ProductArea } from '../../domain/product-area.ts';
import { AREA_NAMES as AREA_NAMES_IN_BOKMAAL } from '../../texts/nb/areas.ts';
import { trackClick } from '../analytics/track.ts';
import { useBoot } from '../platform/boot.tsx';
import { Link } from '../platform/router/Link.tsx';
import { AREA_ICONS } from '../ui/area-icons.ts';
import { CardLink } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';

/** Renders a tile for each product area with purchase links (spec: overview §2.1, overview §2.5). */
export function PurchaseTiles() {
  const { purchaseGroups } = useBoot().distributor;
  const areas = PRODUCT_AREAS.filter((area) =>
    purchaseGroups.some((group) => group.area === area && group.links.length > 0),
  );
  if (areas.length === 0) return null;
  return (
    <Section className="kfp-entries" titleId="hva-vil-du-forsikre" title={belowTexts.entries.heading}>
      <ul className="kfp-entries__list">
        {areas.map((area) => (
          <li key={area}>
            <Tile area={area} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tile({ area }: { area: ProductArea }) {
  const name = AREA_NAMES[area];
  return (
    <CardLink
      as={Link}
      className="kfp-entries__tile"
      to={`${PATHS.purchaseEntries}?gruppe=${area}`}
      onClick={() => trackClick({ name: AREA_NAMES_IN_BOKMAAL[area], id: `kjop-${area}` })}
    >
      <Icon name={AREA_ICONS[area]} className="kfp-accent kfp-entries__icon" />
      <span>{name}</span>
    </CardLink>
  );
}
