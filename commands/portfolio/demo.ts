import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { addDays, daysBetween } from '../../domain/days.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { ROOT } from '../../server/platform/root.ts';
import people from './demo-people.json' with { type: 'json' };
import type { PortfolioRecord } from './issue.ts';

/**
 * A person of the demonstration portfolio. `viser` describes in bokmål what to see when logged in as them.
 */
export type DemoPerson = { ssn: string; navn: string; viser: string };

/** Returns the people of the demonstration portfolio, in the order to list them (spec: decisions §7.1). */
export function demoPeople(): DemoPerson[] {
  return people;
}

/** The date that the demonstration portfolio's file is written for. */
export const AS_OF = '2026-12-01';
/** The field with the day from which an insurance applies. */
const BEGINNING = 'avtaleDetaljer.gjelderFra';

/**
 * Yields the customers of the demonstration portfolio, an ordinary portfolio file (spec: decisions §7.1), for
 * `importPortfolio`. The dates of `MOVED` keep their distance to the current day: in the file to its own date, here to
 * `today` (`2026-12-31`). An insurance that had begun keeps its beginning.
 */
export async function* demoPortfolio(today = osloDate(Date.now())): AsyncGenerator<PortfolioRecord> {
  const { readPortfolio } = await import('./read.ts');
  const file = createReadStream(join(ROOT, 'commands', 'portfolio', 'demo.json'));
  const days = daysBetween(AS_OF, today);
  for await (const { place, value } of readPortfolio(file, 'document')) {
    yield { place, value: moved(value, days) };
  }
}

/** The fields whose dates depend on the current day, each with the field around it. */
const MOVED: ReadonlySet<string> = new Set([
  'tilbud.expirationDate',
  'fakturaer.forfallsdato',
  'skader.forventetSvar',
  'avtaler.endDate',
  'avtaleDetaljer.hovedforfall',
  BEGINNING,
  'prishistorikk.fra',
  'fornyelse.dato',
  'fornyelse.endringsfrist',
]);

/** Returns a value of the file with its dates moved. `path` is the fields that lead to it. */
function moved(value: unknown, days: number, path: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((each) => moved(each, days, path));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value);
    return Object.fromEntries(fields.map(([name, each]) => [name, moved(each, days, [...path, name])]));
  }
  const field = path.slice(-2).join('.');
  const hasBegun = field === BEGINNING && String(value) <= AS_OF;
  return typeof value === 'string' && MOVED.has(field) && !hasBegun ? addDays(value, days) : value;
}

/** Imports the demonstration portfolio if the store has no customers. Otherwise does nothing (spec: decisions §1). */
export async function fillEmptyStore(db: Database): Promise<void> {
  const existing = await db.selectFrom('customer').select('id').limit(1).executeTakeFirst();
  if (existing) return;
  const { importPortfolio } = await import('./import.ts');
  await importPortfolio(db, demoPortfolio(), { replace: false });
}
