import './sharing.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/sharing.ts';
import type { SharingList } from '../../contract/sharing.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { FreshLogin } from '../my-data/MyDataSection.tsx';
import { isLoading } from '../platform/api/answers.ts';
import type { PageProps } from '../platform/page.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Card } from '../ui/Card.tsx';
import { failureOf, ListProblem } from '../ui/ListProblem.tsx';
import { Loading } from '../ui/Loading.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Section } from '../ui/Section.tsx';
import { GivenSharings } from './GivenSharings.tsx';
import { InviteForm } from './InviteForm.tsx';
import { sharingQuery } from './queries.ts';
import { ReceivedSharings } from './ReceivedSharings.tsx';

export const title = texts.title;

/** Renders what the customer shares and what others share with the customer, then `feedback` (spec: beyond §12). */
export function SharingPage({ feedback }: PageProps) {
  const answer = useQuery(sharingQuery);
  const problem = failureOf(answer, texts.failed);
  return (
    <PageFrame back={<BackLink href={addressOf(PATHS.profile)}>{texts.back}</BackLink>} feedback={feedback}>
      <PageHead title={texts.title} lead={texts.lead} />
      {isLoading(answer) && <Loading text={texts.loading} />}
      <ListProblem problem={problem} answers={[answer]} />
      {answer.data && <Sharings sharings={answer.data} />}
    </PageFrame>
  );
}

function Sharings({ sharings: { gitt, mottatt } }: { sharings: SharingList }) {
  const hasInvitation = mottatt.some(({ status }) => status === 'VENTER');
  return (
    <div className="kfp-columns kfp-columns--wide-side">
      <div>
        {mottatt.length > 0 && <ReceivedSharings sharings={mottatt} />}
        <Section className="kfp-page-part" title={texts.invite.heading}>
          <FreshLogin page={addressOf(PATHS.sharing)} reason={texts.invite.needsLogin}>
            <InviteForm isMain={!hasInvitation} />
          </FreshLogin>
        </Section>
      </div>
      <div>
        <GivenSharings sharings={gitt} />
        <WhatHappens />
      </div>
    </div>
  );
}

function WhatHappens() {
  const { heading, steps, activity, never } = texts.happens;
  return (
    <Section className="kfp-page-part" title={heading} size={3}>
      <Card className="kfp-section-card">
        <ol className="kfp-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{activity}</p>
        <p className="kfp-subdued">{never}</p>
      </Card>
    </Section>
  );
}
