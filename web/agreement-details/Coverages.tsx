import { texts } from '#texts/agreement-details.ts';
import { texts as sharedTexts } from '#texts/shared-pages.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { CoverageInOre, DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { coversToday, neverApplies } from '../../domain/covers-today.ts';
import { isHeld, type WithStanding } from '../../domain/standing.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatOre } from '../platform/format.ts';
import { useSharing } from '../platform/sharing.ts';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Message } from '../ui/Message.tsx';
import { readable } from '../ui/readable.tsx';
import { Section } from '../ui/Section.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

type Props = {
  agreement: DetailedCustomerAgreementInOre;
  /** what is missing; null: nothing */
  problem: string | null;
};

/** Renders the coverages, or a link to the documents. The words depend on whether it applies (spec: beyond §6). */
export function Coverages({ agreement, problem }: Props) {
  const { distributor, today } = useBoot();
  const isOwn = useSharing() === null;
  const coverages = agreement.details?.coverages ?? [];
  const dates = agreement.details ?? {};
  const words = isOwn && !neverApplies(agreement, dates) ? texts : sharedTexts.details;
  const applies = coversToday(agreement, dates, today);
  return (
    <Section className="kfp-page-part" title={headingOf(agreement, applies, words)}>
      {problem !== null && <Message tone="warning">{problem}</Message>}
      <Card className="kfp-details__card">
        {coverages.length > 0 ? (
          <ul className="kfp-coverages">
            {coverages.map((coverage, index) => (
              <CoverageRow key={String(index)} coverage={coverage} applies={applies} />
            ))}
          </ul>
        ) : (
          <p>
            {isHeld(agreement) ? texts.noDetails.text : texts.noDetails.formerText}{' '}
            {isOwn && (
              <a className="kfp-link" href={distributor.documentUrl}>
                {texts.noDetails.link}
              </a>
            )}
          </p>
        )}
      </Card>
    </Section>
  );
}

/** An insurance that does not apply today covers its holder only later. */
function headingOf(
  agreement: WithStanding,
  applies: boolean,
  words: Record<'coverages' | 'formerCoverages', string>,
): string {
  if (!isHeld(agreement)) return words.formerCoverages;
  return applies ? words.coverages : sharedTexts.details.coverages;
}

function CoverageRow({ coverage, applies }: { coverage: CoverageInOre; applies: boolean }) {
  const { navn, beskrivelse, inkludert = true } = coverage;
  return (
    <li data-covered={inkludert && applies}>
      <Icon name={inkludert ? 'check' : 'minus'} />
      <span className="kfp-coverages__name">
        {inkludert && <VisuallyHidden>{applies ? texts.covered : texts.included} </VisuallyHidden>}
        <span {...sourceLanguage}>{readable(navn)}</span>
      </span>
      <span className="kfp-coverages__terms">{readable(termsOf(coverage))}</span>
      {beskrivelse && (
        <span className="kfp-coverages__description kfp-subdued" {...sourceLanguage}>
          {readable(beskrivelse)}
        </span>
      )}
    </li>
  );
}

function termsOf({ sumOre, deductibleOre, inkludert = true }: CoverageInOre): string {
  if (!inkludert) return texts.notIncluded;
  const sum = sumOre !== null && texts.upTo(formatOre(sumOre, 'kr'));
  const deductible = deductibleOre !== null && texts.withDeductible(formatOre(deductibleOre, 'kr'));
  return [sum, deductible].filter(Boolean).join(', ');
}
