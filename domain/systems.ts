/** The source systems, in the order that lists are sorted by (spec: overview §3, overview §4.2). */
export const SYSTEMS = ['NICE', 'EIKA_SKADE', 'LOFAVOR', 'PROLIFE', 'EIKA_PERSON', 'PARIS', 'NSF'] as const;

export type System = (typeof SYSTEMS)[number];

/** Systems of the bank's that may hold the rest: who the customer is, their tasks, messages and recommendations (spec: beyond §5). */
export const CUSTOMER_SYSTEMS = ['CUSTOMER', 'TASKS', 'MESSAGES', 'RECOMMENDATIONS'] as const;

export type CustomerSystem = (typeof CUSTOMER_SYSTEMS)[number];

/**
 * The partner group's systems: their agreements come from the integration endpoint alone
 * (spec: overview §4.6, decisions §4).
 */
export const INTEGRATION_SYSTEMS = ['EIKA_SKADE', 'EIKA_PERSON'] as const satisfies readonly System[];

/** The systems behind the main agreement endpoint: all but the integration's. */
export const MAIN_SYSTEMS = [
  'NICE',
  'LOFAVOR',
  'PROLIFE',
  'PARIS',
  'NSF',
] as const satisfies readonly System[];

const INTEGRATION_BANKS = ['2050', '0502'];

/** What a distributor says of the partner group's systems. */
export type IntegrationSettings = { readonly partnerIntegration?: boolean | undefined };

/**
 * Returns whether the partner-group integration is enabled (spec: overview §6): by the distributor's setting, or by the
 * register number of the bank that the customer logged in through.
 */
export function hasPartnerIntegration(
  { partnerIntegration = false }: IntegrationSettings,
  loginBankplassRegisterNummer: string | null,
): boolean {
  return (
    partnerIntegration ||
    (loginBankplassRegisterNummer !== null && INTEGRATION_BANKS.includes(loginBankplassRegisterNummer))
  );
}
