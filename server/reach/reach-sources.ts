import type { TSchema } from 'typebox';
import { type ListName, REQUIRED_LISTS } from '../../contract/items.ts';
import { SourceCommunication, SourceRecommendations, SourceTasks } from '../../contract/source-customer.ts';
import { CUSTOMER_SYSTEMS, type CustomerSystem, type System } from '../../domain/systems.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import type { SourceName } from '../platform/config/source-names.ts';
import { CHECKS } from '../sources/check-items.ts';
import { readNamed, readPerson } from '../sources/customer/check-customer.ts';
import { isAbsent, readJson, sourceCallers } from '../sources/http-call.ts';
import { losesItems, statusOf } from '../sources/source-error.ts';

/** Something that the configuration names, and an attempt to use it, which rejects with the reason. */
export type Attempt = { name: string; reach: () => Promise<unknown> };

/** A number of the synthetic series, so no person has it. The systems are asked about it. */
export const ASKED_PERSON = '13919110028';

const LISTS = Object.keys(CHECKS) as ListName[];

/** The asked person is unknown to every system, so 404 has two possible reasons. */
const NOT_FOUND =
  'wrong address, or an unknown customer is answered in another way than docs/neighbours.md says';

/** A request to a system. `read` rejects if its answer breaks the API of systems (docs/neighbours.md). */
type Question = { path: string; read: (response: Response, signal: AbortSignal) => Promise<unknown> };

const OF_CUSTOMER: Readonly<Record<CustomerSystem, Question>> = {
  CUSTOMER: {
    path: '/kunde',
    read: async (response, signal) =>
      await readPerson(response, signal, { id: '', ssn: ASKED_PERSON }, () => {}),
  },
  TASKS: questionOf('/oppgaver', SourceTasks),
  MESSAGES: questionOf('/kundekommunikasjon', SourceCommunication),
  RECOMMENDATIONS: questionOf('/anbefalinger', SourceRecommendations),
};

/** Returns an attempt for each system that has an address. It asks for all that needs no number or id. */
export function sourcesToReach(
  { sourceUrls, sourceCredentials, sourceTimeoutMs: timeoutMs }: Configuration,
  systems: readonly System[],
): Attempt[] {
  const questions: [SourceName, readonly Question[]][] = [
    ...systems.map((system): [System, Question[]] => [
      system,
      LISTS.map((list) => listQuestion(system, list)),
    ]),
    ...CUSTOMER_SYSTEMS.map((name): [CustomerSystem, Question[]] => [name, [OF_CUSTOMER[name]]]),
  ];
  return questions.flatMap(([name, asked]) => {
    const url = sourceUrls[name];
    if (!url) return [];
    const { call } = sourceCallers(sourceCredentials[name], timeoutMs);
    return [{ name: `SOURCE_${name}_URL`, reach }];

    /** Asks all at once, as pages do: one after another, slow answers would take longer than an attempt may. */
    async function reach(): Promise<void> {
      const answers = await Promise.allSettled(asked.map(ask));
      const failed = answers.find((each) => each.status === 'rejected');
      if (failed) throw failed.reason;
    }

    async function ask({ path, read }: Question): Promise<void> {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        await read(await call({ method: 'GET', url: url + path, ssn: ASKED_PERSON, signal }), signal);
      } catch (error) {
        const words = statusOf(error) === 404 ? `${path}: ${NOT_FOUND}` : path;
        throw new Error(words, { cause: error });
      }
    }
  });
}

function listQuestion(system: System, list: ListName): Question {
  return {
    path: `/${list}`,
    async read(response, signal) {
      if (!REQUIRED_LISTS.includes(list) && (await isAbsent(response))) return;
      const fields = new Set<string>();
      const answer = await readJson(response, signal);
      const { issues } = CHECKS[list](answer, system, (field) => fields.add(field));
      const lost = issues.filter(losesItems);
      if (lost.length > 0)
        throw new Error(`items break rules: ${lost.join(', ')} (${[...fields].join(', ')})`);
    },
  };
}

function questionOf(path: `/${string}`, type: TSchema): Question {
  return { path, read: readNamed(type, path.slice(1)) };
}
