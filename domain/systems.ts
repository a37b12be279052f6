import { compareTexts } from './compare.ts';

/** A system that holds insurances, as a distributor file names it (spec: beyond §5). */
export type SystemSettings = {
  /** the name in `systemSource` and in SOURCE_<NAME>_URL */
  readonly name: string;
  /** the company behind its insurances; default the distributor's `insurer` */
  readonly insurer?: string | undefined;
  /**
   * whether its agreements exist only for customers of the partner group, and come from the integration
   * endpoint (spec: overview §4.6, decisions §4); default false
   */
  readonly partnerGroup?: boolean | undefined;
  /** template of the addresses of its agreements' details; default: the product type decides */
  readonly details?: string | undefined;
};

/** The company that provides the insurances of the shipped partner group. */
const PARTNER_INSURER = 'Eika Forsikring';

/** The systems of a distributor file that names none (spec: overview §3). */
export const SHIPPED_SYSTEMS = [
  { name: 'NICE' },
  { name: 'EIKA_SKADE', insurer: PARTNER_INSURER, partnerGroup: true },
  { name: 'LOFAVOR' },
  { name: 'PROLIFE' },
  { name: 'EIKA_PERSON', insurer: PARTNER_INSURER, partnerGroup: true },
  { name: 'PARIS' },
  { name: 'NSF' },
] as const satisfies readonly SystemSettings[];

/** The name of a system. A distributor file lists those that exist. */
export type System = string;

/** The shipped systems, in the order that lists are sorted by (spec: overview §3, overview §4.2). */
export const SYSTEMS: readonly System[] = SHIPPED_SYSTEMS.map(({ name }) => name);

/** The shape of a system's name, which is part of the names of variables. */
export const SYSTEM_NAME = /^[A-Z][A-Z0-9_]{0,39}$/;

/** Systems of the bank that can hold data that is not of an insurance (spec: beyond §5). */
export const CUSTOMER_SYSTEMS = ['CUSTOMER', 'TASKS', 'MESSAGES', 'RECOMMENDATIONS'] as const;

export type CustomerSystem = (typeof CUSTOMER_SYSTEMS)[number];

/** Returns the names of the systems. */
export function namesOf(systems: readonly SystemSettings[]): readonly System[] {
  return systems.map(({ name }) => name);
}

/** Returns the systems behind the main agreement endpoint: all but the partner group's. */
export function mainSystems(systems: readonly SystemSettings[]): readonly System[] {
  return namesOf(systems.filter(({ partnerGroup }) => !partnerGroup));
}

/** Returns the systems of the integration endpoint (spec: overview §4.6, decisions §4). */
export function integrationSystems(systems: readonly SystemSettings[]): readonly System[] {
  return namesOf(systems.filter(({ partnerGroup }) => partnerGroup));
}

/** Compares systems for sorting: the shipped ones in their order, then all others by name. */
export function compareSystems(one: System, other: System): number {
  return place(one) - place(other) || compareTexts(one, other);
}

function place(system: System): number {
  const index = SYSTEMS.indexOf(system);
  return index < 0 ? SYSTEMS.length : index;
}

const INTEGRATION_BANKS = ['2050', '0502'];

/** The settings of a distributor for the partner group's systems. */
export type IntegrationSettings = { readonly partnerIntegration?: boolean | undefined };

/** Returns whether the distributor, or the bank of the login, has the integration (spec: overview §6). */
export function hasPartnerIntegration(
  { partnerIntegration = false }: IntegrationSettings,
  loginBankplassRegisterNummer: string | null,
): boolean {
  return (
    partnerIntegration ||
    (loginBankplassRegisterNummer !== null && INTEGRATION_BANKS.includes(loginBankplassRegisterNummer))
  );
}
