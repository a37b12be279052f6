import './shared-overview.scss';
import { useMemo } from 'react';
import { texts } from '#texts/shared-pages.ts';
import { AgreementSection } from '../agreements/AgreementSection.tsx';
import { useAgreements } from '../agreements/use-agreements.ts';
import { hasProblem } from '../platform/api/answers.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { useSharing } from '../platform/sharing.ts';
import { Heading } from '../ui/Heading.tsx';
import { readable } from '../ui/readable.tsx';
import { SystemProblem } from '../ui/SystemProblem.tsx';
import { Text } from '../ui/Text.tsx';
import { Costs } from './Costs.tsx';
import { firstName } from './first-name.ts';
import { HeroLandscape } from './HeroLandscape.tsx';
import { HeroSentence } from './HeroSentence.tsx';
import { insurersText } from './insurers-text.ts';
import { SharedQuickActions } from './SharedQuickActions.tsx';
import { SharingFacts } from './SharingFacts.tsx';
import { withoutLongEnded } from './use-overview.ts';

const t = texts.overview;
const WORDS = { heading: t.heading, failed: texts.list.failed, incomplete: texts.list.incomplete };

/** The document title. */
export const title = t.title(null);

/**
 * Renders the insurances of another customer who shares them, without tasks, offers, purchase and recommendations
 * (spec: beyond §12).
 */
export function SharedOverviewPage({ feedback }: PageProps) {
  const { today, distributor } = useBoot();
  const { state, answers } = useAgreements();
  const agreements = useMemo(() => withoutLongEnded(state, today), [state, today]);
  const name = firstName(useSharing()?.navn ?? '');
  const words = { loading: t.loading, partial: t.partial, empty: t.empty(name), youHave: t.holder(name) };
  return (
    <>
      <SystemProblem missing={answers.some(hasProblem) ? [t.missing] : null} answers={answers} />
      <div className="kfp-hero">
        <div className="kfp-wide kfp-hero__text">
          <Heading level={1}>{readable(t.title(name))}</Heading>
          <HeroSentence firstName={null} agreements={agreements} words={words} />
          <Text size="small">{insurersText(agreements, distributor)}</Text>
        </div>
        <div className="kfp-hero__drawing">
          <HeroLandscape agreements={agreements} />
        </div>
      </div>
      <SharedQuickActions />
      <div className="kfp-wide kfp-sections">
        <AgreementSection
          state={agreements}
          words={WORDS}
          side={{
            coming: <SharingFacts firstName={name} />,
            rows: 0,
            costs: <Costs agreements={agreements} />,
            offers: null,
            buying: null,
          }}
        />
        {feedback}
      </div>
    </>
  );
}
