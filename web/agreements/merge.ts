import type { AgreementListInOre } from '../../contract/in-ore.ts';

/**
 * Returns the agreements of the main systems, then those of the partner-group integration, as one list. The
 * sums are added, and the list is incomplete if either is (spec: overview §4.6).
 */
export function mergeAgreementLists(
  main: AgreementListInOre,
  integration?: AgreementListInOre,
): AgreementListInOre {
  if (!integration) return main;
  const missing = [...(main.manglerFra ?? []), ...(integration.manglerFra ?? [])];
  return {
    avtaler: [...main.avtaler, ...integration.avtaler],
    monthlyOre: main.monthlyOre + integration.monthlyOre,
    yearlyOre: main.yearlyOre + integration.yearlyOre,
    systemSourceError: main.systemSourceError || integration.systemSourceError,
    ...(missing.length > 0 ? { manglerFra: missing } : {}),
  };
}
