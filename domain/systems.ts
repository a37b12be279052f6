/** The source systems, in the order that lists are sorted by (spec: overview §3, overview §4.2). */
export const SYSTEMS = ['NICE', 'EIKA_SKADE', 'LOFAVOR', 'PROLIFE', 'EIKA_PERSON', 'PARIS', 'NSF'] as const;

export type System = (typeof SYSTEMS)[number];

/**
 * Systems of the bank that can hold other data: the customer, tasks, messages and recommendations
 * (spec: beyond §5).
 */
export const CUSTOMER_SYSTEMS = ['CUSTOMER', 'TASKS', 'MESSAGES', 'RECOMMENDATIONS'] as const;

export type CustomerSystem = (typeof CUSTOMER_SYSTEMS)[number];

/**
 * The partner group's systems. Their agreements come only from the integration endpoint
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

/** The settings of a distributor for the partner group's systems. */
export type IntegrationSettings = { readonly partnerIntegration?: boolean | undefined };

/**
 * Returns whether the partner-group integration is enabled (spec: overview §6). The distributor's setting
 * enables it, or the register number of the bank through which the customer logged in.
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
