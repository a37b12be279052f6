import type { TSchema } from 'typebox';
import { SourceCommunication, SourceRecommendations, SourceTasks } from '../../contract/source-customer.ts';
import { CUSTOMER_SYSTEMS, type CustomerSystem, type System } from '../../domain/systems.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import type { SourceName } from '../platform/config/source-names.ts';
import { checkAgreements } from '../sources/check-items.ts';
import { readNamed, readPerson } from '../sources/customer/check-customer.ts';
import { isAbsent, readJson, sourceCallers } from '../sources/http-call.ts';
import { losesItems } from '../sources/source-error.ts';
import type { Attempt } from './attempt.ts';

/** A number of the synthetic series, so no person has it. The systems are asked about it. */
export const ASKED_PERSON = '13919110028';

/** A request to a system. `read` rejects if its answer breaks the API of systems (docs/neighbours.md). */
type Question = {
  path: string;
  mayBeAbsent?: boolean;
  read: (response: Response, signal: AbortSignal) => Promise<unknown>;
};

const OF_CUSTOMER: Readonly<Record<CustomerSystem, Question>> = {
  CUSTOMER: {
    path: '/kunde',
    mayBeAbsent: true,
    read: async (response, signal) =>
      await readPerson(response, signal, { id: '', ssn: ASKED_PERSON }, () => {}),
  },
  TASKS: questionOf('/oppgaver', SourceTasks),
  MESSAGES: questionOf('/kundekommunikasjon', SourceCommunication),
  RECOMMENDATIONS: questionOf('/anbefalinger', SourceRecommendations),
};

/** Returns an attempt for each system that has an address. */
export function sourcesToReach(
  { sourceUrls, sourceCredentials, sourceTimeoutMs: timeoutMs }: Configuration,
  systems: readonly System[],
): Attempt[] {
  const questions: [SourceName, Question][] = [
    ...systems.map((system): [System, Question] => [system, listQuestion(system)]),
    ...CUSTOMER_SYSTEMS.map((name): [CustomerSystem, Question] => [name, OF_CUSTOMER[name]]),
  ];
  return questions.flatMap(([name, { path, mayBeAbsent, read }]) => {
    const url = sourceUrls[name];
    if (!url) return [];
    const { call } = sourceCallers(sourceCredentials[name], timeoutMs);
    return [{ name: `SOURCE_${name}_URL`, reach }];

    async function reach(): Promise<void> {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await call({ method: 'GET', url: url + path, ssn: ASKED_PERSON, signal });
      if (mayBeAbsent && (await isAbsent(response))) return;
      await read(response, signal);
    }
  });
}

function listQuestion(system: System): Question {
  return {
    path: '/avtaler',
    async read(response, signal) {
      const answer = await readJson(response, signal);
      const fields = new Set<string>();
      const { issues } = checkAgreements(answer, system, (_, field) => fields.add(field));
      const lost = issues.filter(losesItems);
      if (lost.length > 0)
        throw new Error(`its agreements break rules: ${lost.join(', ')} (${[...fields].join(', ')})`);
    },
  };
}

function questionOf(path: `/${string}`, type: TSchema): Question {
  return { path, mayBeAbsent: true, read: readNamed(type, path.slice(1)) };
}
