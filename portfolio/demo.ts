import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { addDays, daysBetween } from '../domain/days.ts';
import { osloDate } from '../domain/oslo-date.ts';
import type { Database } from '../server/platform/db/database.ts';
import { ROOT } from '../server/platform/root.ts';
import people from './demo-people.json' with { type: 'json' };
import type { PortfolioRecord } from './record.ts';

/** A person of the demonstration portfolio; `viser` says in bokmål what can be seen when logged in as them. */
export type DemoPerson = { ssn: string; navn: string; viser: string };

/** What of a customer in the file depends on the day. */
type DemoCustomer = {
  tilbud?: { expirationDate?: string }[];
  fakturaer?: { forfallsdato: string }[];
  avtaler?: { endDate?: string; avtaleDetaljer?: { hovedforfall?: string; gjelderFra?: string } }[];
};

/** Returns the people of the demonstration portfolio, in the order in which they are to be listed (spec: decisions §7.1). */
export function demoPeople(): DemoPerson[] {
  return people;
}

/** The day that the demonstration portfolio's file is written as of. */
const AS_OF = '2026-12-01';

/**
 * Yields the demonstration portfolio's customers, for `importPortfolio`: an ordinary portfolio file (spec: decisions §7.1),
 * whose offers expire, invoices are due, insurances are renewed, begin or have ended as many days from `today`
 * (`2026-12-31`) as they are in the file from the day it is written as of.
 */
export async function* demoPortfolio(today = osloDate(Date.now())): AsyncGenerator<PortfolioRecord> {
  const { readPortfolio } = await import('./read.ts');
  const file = createReadStream(join(ROOT, 'portfolio', 'demo.json'));
  const days = daysBetween(AS_OF, today);
  for await (const { place, value } of readPortfolio(file, 'document')) {
    moveDates(value as DemoCustomer, days);
    yield { place, value };
  }
}

/** Changes the customer, whom nobody else has. */
function moveDates({ tilbud = [], fakturaer = [], avtaler = [] }: DemoCustomer, days: number): void {
  for (const offer of tilbud) {
    if (offer.expirationDate) offer.expirationDate = addDays(offer.expirationDate, days);
  }
  for (const invoice of fakturaer) invoice.forfallsdato = addDays(invoice.forfallsdato, days);
  for (const agreement of avtaler) {
    const { endDate, avtaleDetaljer: details } = agreement;
    if (endDate && endDate < AS_OF) agreement.endDate = addDays(endDate, days);
    if (details?.hovedforfall) details.hovedforfall = addDays(details.hovedforfall, days);
    if (details?.gjelderFra && details.gjelderFra > AS_OF)
      details.gjelderFra = addDays(details.gjelderFra, days);
  }
}

/** Puts the demonstration portfolio into a store without customers; any other is left as it is (spec: decisions §1). */
export async function fillEmptyStore(db: Database): Promise<void> {
  const anyone = await db.selectFrom('customer').select('id').limit(1).executeTakeFirst();
  if (anyone) return;
  const { importPortfolio } = await import('./import.ts');
  await importPortfolio(db, demoPortfolio(), { replace: false });
}
