import {
  integrationSystems,
  mainSystems,
  namesOf,
  SHIPPED_SYSTEMS,
  type System,
  type SystemSettings,
} from '../../../domain/systems.ts';
import type { PortfolioCustomer } from '../format.ts';

/**
 * Yields customers with items of the systems of the distributor file. A system that the file names takes the items of
 * each shipped system that it does not name, if possible one of the same group.
 */
export function* inNamedSystems(
  customers: Iterable<PortfolioCustomer>,
  systems: readonly SystemSettings[],
): Generator<PortfolioCustomer> {
  const replaced = replacedSystems(systems);
  const named = (field: string, value: unknown) =>
    field === 'systemSource' ? (replaced.get(value) ?? value) : value;
  for (const customer of customers)
    yield replaced.size === 0 ? customer : JSON.parse(JSON.stringify(customer, named));
}

function replacedSystems(systems: readonly SystemSettings[]): ReadonlyMap<unknown, System | undefined> {
  const named = namesOf(systems);
  return new Map(
    [mainSystems, integrationSystems].flatMap((ofKind) => {
      const targets = ofKind(systems).length > 0 ? ofKind(systems) : named;
      return ofKind(SHIPPED_SYSTEMS)
        .filter((system) => !named.includes(system))
        .map((system, index): [System, System | undefined] => [system, targets[index % targets.length]]);
    }),
  );
}
