import { useQuery } from '@tanstack/react-query';
import type { AgreementInOre } from '../../contract/in-ore.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import { hasPartnerIntegration } from '../../domain/systems.ts';
import { agreementsQuery, integrationAgreementsQuery } from '../agreements/queries.ts';
import { hasProblem, isComing } from '../platform/api/answers.ts';
import { customerQuery } from '../platform/api/customer.ts';
import { useBoot } from '../platform/boot.tsx';
import { type FoundAgreement, findAgreement } from './find-agreement.ts';

/** Returns the agreement that the address names, out of those of all systems, and what asks for what is missing of them again. */
export function useAgreement(parameters: PathParameters): {
  found: FoundAgreement<AgreementInOre>;
  refetch: () => Promise<boolean>;
} {
  const { shortname } = useBoot().distributor;
  const customer = useQuery(customerQuery);
  const main = useQuery(agreementsQuery);
  const bank = customer.data?.loginBankplassRegisterNummer ?? null;
  const isIntegrated = hasPartnerIntegration(shortname, bank);
  const integration = useQuery({ ...integrationAgreementsQuery, enabled: isIntegrated });
  const answers = [customer, main, ...(isIntegrated ? [integration] : [])];
  const found = findAgreement(
    {
      agreements: [...(main.data?.avtaler ?? []), ...(integration.data?.avtaler ?? [])],
      isLoading: answers.some(isComing),
      isWhole: !answers.some((answer) => isComing(answer) || hasProblem(answer)),
    },
    parameters,
  );
  return {
    found,
    async refetch() {
      const results = await Promise.all(answers.filter(hasProblem).map((answer) => answer.refetch()));
      return !results.some(hasProblem);
    },
  };
}
