import { texts } from '#texts/purchase-entries.ts';
import { trackClick } from '../analytics/track.ts';
import { Card } from '../ui/Card.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { Section } from '../ui/Section.tsx';
import type { ExtraCard } from './extra-cards.ts';

/** Renders the distributor's additional cards, or nothing if there are none (spec: shell §2.6). */
export function ExtraCards({ cards }: { cards: readonly ExtraCard[] }) {
  if (cards.length === 0) return null;
  return (
    <Section titleId="mer-for-deg" title={texts.more}>
      <ul className="kfp-purchase__cards">
        {cards.map((card) => (
          <li key={card.url}>
            <Card className="kfp-purchase__card">
              <h3 {...card.title} />
              <p className="kfp-subdued" {...card.description} />
              <IconLink
                className="kfp-icon-link kfp-purchase__card-link"
                href={card.url}
                external={card.newTab}
                onClick={() => trackClick({ name: card.name, id: 'mer-for-deg' })}
              >
                <span {...card.linkText} />
              </IconLink>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
