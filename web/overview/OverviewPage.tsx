import { useQuery } from '@tanstack/react-query';
import { hasPartnerIntegration } from '../../domain/systems.ts';
import { agreementsQuery, integrationAgreementsQuery } from '../agreements/queries.ts';
import { useBoot } from '../platform/boot.tsx';
import { customerQuery } from '../platform/customer.ts';
import { PageNote } from '../platform/page-notes.tsx';
import { combineAnswers } from './combine-answers.ts';
import { firstName } from './first-name.ts';
import { OverviewView } from './OverviewView.tsx';
import { texts } from './texts.ts';

/** The overview of a logged-in customer (overview 2.1). */
export function OverviewPage() {
  const { distributor } = useBoot();
  const customer = useQuery(customerQuery);
  const integrated =
    customer.data !== undefined &&
    hasPartnerIntegration(distributor.shortname, customer.data.loginBankplassRegisterNummer);
  const main = useQuery(agreementsQuery);
  const integration = useQuery({ ...integrationAgreementsQuery, enabled: integrated });
  const answers = integrated ? [customer, main, integration] : [customer, main];

  return (
    <>
      <PageNote title={texts.title} />
      <OverviewView
        firstName={firstName(customer.data?.navn ?? '')}
        agreements={combineAnswers(main, integrated ? integration : null)}
        insurer={distributor.insurer}
        systemProblem={answers.some(hasProblem)}
      />
    </>
  );
}

function hasProblem({ isError, data }: { isError: boolean; data: unknown }): boolean {
  return isError || (data as { systemSourceError?: boolean } | undefined)?.systemSourceError === true;
}
