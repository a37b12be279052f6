import { texts } from '#texts/claim-details.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { ClaimEvent } from '../../contract/claims.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { isOpenClaim } from '../../domain/claim-state.ts';
import { compareTexts } from '../../domain/compare.ts';
import { formatDate } from '../platform/format.ts';
import { readable } from '../ui/readable.tsx';
import { Section } from '../ui/Section.tsx';

/** Renders the events of a claim, the latest first, or nothing if its system sends none. */
export function ClaimEvents({ claim }: { claim: ClaimInOre }) {
  const events = latestFirst(claim.hendelser ?? []);
  if (events.length === 0) return null;
  return (
    <Section className="kfp-page-part" title={texts.events}>
      <ol className="kfp-timeline" reversed>
        {events.map(({ dato, tekst }, index) => (
          <li key={String(index)} aria-current={index === 0 && isOpenClaim(claim) ? 'step' : undefined}>
            <span className="kfp-timeline__text" {...sourceLanguage}>
              {readable(tekst)}
            </span>
            <time className="kfp-subdued" dateTime={dato}>
              {formatDate(dato)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Returns the events of a claim, the latest first. On the same day, the last in the input is first. */
export function latestFirst(events: readonly ClaimEvent[]): readonly ClaimEvent[] {
  return events.toReversed().toSorted((one, other) => compareTexts(other.dato, one.dato));
}
