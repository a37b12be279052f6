import type { FastifyRequest } from 'fastify';
import type { System } from '../../domain/systems.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import type { Collected } from './collect.ts';
import type { Items, ListName } from './source.ts';
import type { Sources } from './sources.ts';

/** Returns a list of the customer's from some systems, asked for once in a request, however many endpoints of a page need it. */
export type Lists = <Name extends ListName>(
  asked: CustomerRequest,
  name: Name,
  systems: readonly System[],
) => Promise<Collected<Items[Name]>>;

type Answers = { [Name in ListName]?: Map<readonly System[], Promise<Collected<Items[Name]>>> };

/** Returns what lists the customer's items, each list of the same systems once for each request. */
export function createLists(sources: Sources, customerRow: CustomerRow): Lists {
  const answersOf = new WeakMap<FastifyRequest, Answers>();

  return async (asked, name, systems) => {
    const answers = answersOf.get(asked.request) ?? {};
    answersOf.set(asked.request, answers);
    const bySystems: NonNullable<Answers[typeof name]> = answers[name] ?? new Map();
    answers[name] = bySystems;
    const answer =
      bySystems.get(systems) ?? customerRow(asked).then((row) => sources.list(name, row, systems));
    bySystems.set(systems, answer);
    return await answer;
  };
}
