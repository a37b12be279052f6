import { queryOptions } from '@tanstack/react-query';
import type { AgreementList } from '../../contract/agreements.ts';
import { type AgreementListInOre, agreementListInOre } from '../../contract/in-ore.ts';

const STALE_MS = 10_000;

/** The customer's agreements in the main systems (spec: overview §7). */
export const agreementsQuery = queryOptions<AgreementList, Error, AgreementListInOre>({
  queryKey: ['/avtaleoversikt/avtaler'],
  staleTime: STALE_MS,
  select: agreementListInOre,
});

/** The customer's agreements in the partner group's systems; asked for with the integration only (spec: overview §6). */
export const integrationAgreementsQuery = queryOptions<AgreementList, Error, AgreementListInOre>({
  queryKey: ['/eikaintegrasjon/avtaler'],
  staleTime: STALE_MS,
  select: agreementListInOre,
});
