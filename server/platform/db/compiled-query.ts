import type { Compilable } from 'kysely';
import type { Database } from './database.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** Placeholder for a parameter's value while its query is compiled. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Compiles a query once, and returns a function that runs it with parameter values. Compiling a query of a
 * typical request takes as long as running it. `build` puts each parameter where its value belongs.
 */
export function compiledQuery<Given extends Parameters, Row>(
  db: Database,
  build: (parameters: Given) => Compilable<Row>,
): (given: Given) => Promise<Row[]> {
  const { parameters, ...query } = build(placeholders<Given>()).compile();
  return async (given) => {
    const values = parameters.map((each) => (each instanceof Placeholder ? given[each.name] : each));
    return (await db.executeQuery<Row>({ ...query, parameters: values })).rows;
  };
}

function placeholders<Given extends Parameters>(): Given {
  return new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Given;
}
