import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { openedAgreement } from '../agreements/detail-target.ts';
import { useDetailTarget } from '../agreements/use-detail-target.ts';
import type { TaskAgreement } from '../tasks/task-list.ts';

/**
 * Returns a function that returns the address of the page of the agreement with a key; undefined if it is unknown. Only
 * tasks about vehicles name no system, so of several agreements with the number a vehicle comes first.
 */
export function useAgreementAddress(
  among: readonly CustomerAgreementInOre[],
): (key: TaskAgreement) => string | undefined {
  const targetOf = useDetailTarget(among);
  return ({ systemSource, policyNumber }) => {
    const named = among.filter(
      (each) =>
        each.policyNumber === policyNumber && each.systemSource === (systemSource ?? each.systemSource),
    );
    const vehicles = named.filter((each) => targetOf(each)?.includes('/motor/'));
    const found = openedAgreement(vehicles) ?? openedAgreement(named);
    return (found && targetOf(found)) ?? undefined;
  };
}
