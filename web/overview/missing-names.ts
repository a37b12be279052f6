import { texts } from '#texts/overview.ts';
import type { OfferListInOre } from '../../contract/in-ore.ts';
import type { SummarizedList } from '../../contract/summary.ts';
import type { System } from '../../domain/systems.ts';
import type { AgreementsState } from '../agreements/agreements-state.ts';
import { isIncomplete, type ReadyAgreements } from '../agreements/agreements-state.ts';
import { hasFailed, type Result } from '../platform/api/answers.ts';
import type { TasksState } from '../tasks/tasks-state.ts';
import { systemName } from '../ui/system-name.ts';

const { missing } = texts;

type Known = {
  agreements: AgreementsState;
  tasks: TasksState;
  offers: Result<OfferListInOre>;
  /** whether these requests failed */
  failed: { customer: boolean; recommendations: boolean; summary: boolean };
  /** the incomplete lists of the summary; agreements and offers have their own state */
  incomplete: readonly SummarizedList[];
};

/** Returns the names of the parts that are missing from the overview, in the form used within a sentence. */
export function missingNames({ agreements, tasks, offers, failed, incomplete }: Known): readonly string[] {
  return [
    ...(failed.customer ? [missing.customer] : []),
    ...tasksOf(tasks),
    ...agreementsOf(agreements),
    ...offersOf(offers),
    ...(failed.summary ? missing.summary : listsOf(incomplete)),
    ...(failed.recommendations ? [missing.recommendations] : []),
  ];
}

function listsOf(incomplete: readonly SummarizedList[]): readonly string[] {
  return [
    ...(incomplete.includes('fakturaer') ? [missing.someInvoices] : []),
    ...(incomplete.includes('skader') ? [missing.someClaims] : []),
    ...(incomplete.includes('meldinger') ? [missing.someMessages] : []),
  ];
}

function tasksOf({ failed, list }: TasksState): readonly string[] {
  if (!failed) return [];
  return [list.length === 0 ? missing.tasks : missing.someTasks];
}

function agreementsOf(agreements: AgreementsState): readonly string[] {
  if (agreements.status === 'failed') return [missing.agreements];
  if (agreements.status === 'loading' || !isIncomplete(agreements)) return [];
  return someAgreements(agreements);
}

/**
 * Returns the names of the systems that did not answer, if the server names them all. Of a system that answered, only
 * single insurances are missing (spec: decisions §7.2).
 */
function someAgreements({ list, alsoFailed }: ReadyAgreements): readonly string[] {
  if (list.avtaler.length === 0) return [missing.agreements];
  const systems = list.manglerFra ?? [];
  if (alsoFailed || systems.length === 0) return [missing.someAgreements];
  const nameOf = (system: System) =>
    list.avtaler.every(({ systemSource }) => systemSource !== system) && systemName(system);
  return [...new Set(systems.map((system) => nameOf(system) || missing.someAgreements))];
}

function offersOf(offers: Result<OfferListInOre>): readonly string[] {
  if (!offers.data) return hasFailed(offers) ? [missing.offers] : [];
  return offers.data.systemSourceError ? [missing.someOffers] : [];
}
