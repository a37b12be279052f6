import './shared-overview.scss';
import { useMemo } from 'react';
import { texts } from '#texts/shared-pages.ts';
import type { OwnPage } from '../../domain/own-pages.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { phoneHref } from '../../domain/phone.ts';
import type { SharingScope } from '../../domain/sharing.ts';
import { AgreementCosts } from '../agreements/AgreementCosts.tsx';
import { AgreementSection } from '../agreements/AgreementSection.tsx';
import { useAgreements } from '../agreements/use-agreements.ts';
import { hasProblem } from '../platform/api/answers.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDay } from '../platform/format.ts';
import type { PageProps } from '../platform/page.ts';
import { scopesText } from '../platform/scopes-text.ts';
import { useIsReadable, useKeepPerson, useSharing } from '../platform/sharing.ts';
import { Card } from '../ui/Card.tsx';
import { FactList } from '../ui/FactList.tsx';
import { Heading } from '../ui/Heading.tsx';
import { readable } from '../ui/readable.tsx';
import { SystemProblem } from '../ui/SystemProblem.tsx';
import { Text } from '../ui/Text.tsx';
import { HeroLandscape } from './HeroLandscape.tsx';
import { HeroSentence } from './HeroSentence.tsx';
import { insurersText } from './insurers-text.ts';
import { QuickActions } from './QuickActions.tsx';
import { quickAction } from './quick-actions.ts';
import { firstName, withoutLongEnded } from './use-overview.ts';

const t = texts.overview;
const { loading, failed, incomplete } = texts.list;
const WORDS = { heading: t.heading, loading, failed, incomplete };

export const title = t.title(null);

/** Renders another customer's shared insurances, without tasks, offers and purchase (spec: beyond §12). */
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
            costs: <AgreementCosts agreements={agreements} />,
            offers: null,
            buying: null,
          }}
        />
        {feedback}
      </div>
    </>
  );
}

function SharingFacts({ firstName }: { firstName: string | null }) {
  const { today } = useBoot();
  const sharing = useSharing();
  if (!sharing) return null;
  return (
    <section>
      <Heading level={2} size={4}>
        {readable(t.shared(firstName))}
      </Heading>
      <Card className="kfp-section-card kfp-sharing-facts">
        <FactList
          facts={[
            { name: t.scopes, value: scopesText(sharing.omfang) },
            { name: t.until, value: formatDay(sharing.til, today) },
          ]}
        />
        <a className="kfp-link" href={addressOf(PATHS.sharing)}>
          {t.toSharing}
        </a>
      </Card>
    </section>
  );
}

/** Renders links to the emergency number, and to the invoices, documents and claims that another customer shares. */
export function SharedQuickActions() {
  const { egneSider, nodhjelpTelefon } = useBoot().distributor;
  const isReadable = useIsReadable();
  const keepPerson = useKeepPerson();
  const page = (own: OwnPage, scope: SharingScope, path: string) =>
    egneSider.includes(own) && isReadable(scope) ? keepPerson(addressOf(path)) : null;
  const actions = [
    ...quickAction('emergency', nodhjelpTelefon && phoneHref(nodhjelpTelefon)),
    ...quickAction('invoice', page('faktura', 'FAKTURA', '/betaling')),
    ...quickAction('documents', page('dokumenter', 'DOKUMENTER', '/dokumenter')),
    ...quickAction('claims', page('skader', 'SKADER', '/skadesaker')),
  ];
  return actions.length > 0 ? <QuickActions actions={actions} /> : null;
}
