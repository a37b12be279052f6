import { useRef, useState } from 'react';
import { belowTexts } from '#texts/overview-below.ts';
import type { OtherInsurance, OtherWay } from '../../contract/screen-settings.ts';
import { PATHS } from '../../domain/paths.ts';
import { belowTexts as belowTextsInBokmaal } from '../../texts/nb/overview-below.ts';
import { trackClick } from '../analytics/track.ts';
import { useBoot } from '../platform/boot.tsx';
import { Link } from '../platform/router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { Expander } from '../ui/Expander.tsx';
import { Section } from '../ui/Section.tsx';

const { heading, lead, more, fewer, items } = belowTexts.missing;
/** The statistics use bokmål only. */
const bokmaal = belowTextsInBokmaal.missing;
/** The place of this section's clicks in analytics. */
const ID = 'savner-du';
const FIRST = shownAtFirst(items.length);

/** Renders explanations of why an insurance may not be in the list (spec: overview §2.1). */
export function MissingInsurance() {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { andreForsikringer } = useBoot().distributor;

  /** Toggles the list. When it opens, the focus moves to the first additional item. */
  const toggle = () => {
    setShowsAll(!showsAll);
    if (showsAll) return;
    trackClick({ type: 'button', name: bokmaal.more(items.length - FIRST), id: ID });
    requestAnimationFrame(() => list.current?.children[FIRST]?.querySelector('summary')?.focus());
  };

  return (
    <Section className="kfp-missing" titleId="savner-du" title={heading}>
      <p className="kfp-section__lead kfp-subdued">{lead}</p>
      <div className="kfp-missing__list" ref={list}>
        {items.map(({ title, text, ways, link }, index) => (
          <Expander
            key={title}
            title={<h3>{title}</h3>}
            open={index === 0}
            hidden={!showsAll && index >= FIRST}
            onPress={() => trackClick({ type: 'accordion', name: bokmaal.items[index]?.title ?? '', id: ID })}
          >
            <p className="kfp-missing__text">{text}</p>
            <OtherInsurancesLink
              to={otherInsurancesLink(ways, andreForsikringer)}
              text={link}
              name={bokmaal.items[index]?.link ?? ''}
            />
          </Expander>
        ))}
      </div>
      {FIRST < items.length && (
        <Button
          variant="tertiary"
          className="kfp-space-12 kfp-needs-script"
          aria-expanded={showsAll}
          onClick={toggle}
        >
          {showsAll ? fewer : more(items.length - FIRST)}
        </Button>
      )}
    </Section>
  );
}

function OtherInsurancesLink({ to, text, name }: { to: string | null; text: string | null; name: string }) {
  if (!to || !text) return null;
  return (
    <Link className="kfp-link kfp-line-link" to={to} onClick={() => trackClick({ name, id: ID })}>
      {text}
    </Link>
  );
}

/** Returns how many items show at first: all up to four, otherwise three (spec: overview §9, decisions §8.6). */
export function shownAtFirst(count: number): number {
  return count > 4 ? 3 : count;
}

/** Returns the address that opens the cards of insurances bought in these ways; null if there are none. */
export function otherInsurancesLink(
  ways: readonly OtherWay[],
  andreForsikringer: readonly OtherInsurance[],
): string | null {
  const own = ways.filter((way) => andreForsikringer.some(({ gjennom }) => gjennom === way));
  if (own.length === 0) return null;
  return `${PATHS.otherInsurances}?${new URLSearchParams(own.map((way) => ['gjennom', way]))}`;
}
