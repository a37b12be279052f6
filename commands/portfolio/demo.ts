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

/** The fields of a customer whose dates depend on the current day. */
type DemoCustomer = {
  tilbud?: { expirationDate?: string }[];
  fakturaer?: { forfallsdato: string }[];
  skader?: { forventetSvar?: string }[];
  avtaler?: { endDate?: string; avtaleDetaljer?: DemoDetails }[];
};

type DemoDetails = {
  hovedforfall?: string;
  gjelderFra?: string;
  prishistorikk?: { fra?: string }[];
  fornyelse?: { dato?: string; endringsfrist?: string };
};

/** Returns the people of the demonstration portfolio, in the order to list them (spec: decisions §7.1). */
export function demoPeople(): DemoPerson[] {
  return people;
}

/** The date that the demonstration portfolio's file is written for. */
const AS_OF = '2026-12-01';

/**
 * Yields the customers of the demonstration portfolio, an ordinary portfolio file (spec: decisions §7.1), for
 * `importPortfolio`. Dates of offers, invoices, renewals, prices, ends, later beginnings and
 * expected answers are moved. Their
 * distance to `today` (`2026-12-31`) equals the distance to the date of the file.
 */
export async function* demoPortfolio(today = osloDate(Date.now())): AsyncGenerator<PortfolioRecord> {
  const { readPortfolio } = await import('./read.ts');
  const file = createReadStream(join(ROOT, 'commands', 'portfolio', 'demo.json'));
  const days = daysBetween(AS_OF, today);
  for await (const { place, value } of readPortfolio(file, 'document')) {
    moveDates(value as DemoCustomer, days);
    yield { place, value };
  }
}

/** Returns a date of the demonstration portfolio's file as it is on `today`, both `2026-12-31`. */
export function demoDate(dateInFile: string, today = osloDate(Date.now())): string {
  return addDays(dateInFile, daysBetween(AS_OF, today));
}

/** Modifies the customer in place. */
function moveDates(
  { tilbud = [], fakturaer = [], skader = [], avtaler = [] }: DemoCustomer,
  days: number,
): void {
  for (const offer of tilbud) {
    if (offer.expirationDate) offer.expirationDate = addDays(offer.expirationDate, days);
  }
  for (const invoice of fakturaer) invoice.forfallsdato = addDays(invoice.forfallsdato, days);
  for (const claim of skader) {
    if (claim.forventetSvar) claim.forventetSvar = addDays(claim.forventetSvar, days);
  }
  for (const agreement of avtaler) {
    const { endDate, avtaleDetaljer } = agreement;
    if (endDate) agreement.endDate = addDays(endDate, days);
    if (avtaleDetaljer) moveDetails(avtaleDetaljer, days);
  }
}

function moveDetails(details: DemoDetails, days: number): void {
  const { hovedforfall, gjelderFra, prishistorikk = [], fornyelse } = details;
  if (hovedforfall) details.hovedforfall = addDays(hovedforfall, days);
  if (gjelderFra && gjelderFra > AS_OF) details.gjelderFra = addDays(gjelderFra, days);
  for (const price of prishistorikk) if (price.fra) price.fra = addDays(price.fra, days);
  if (fornyelse?.dato) fornyelse.dato = addDays(fornyelse.dato, days);
  if (fornyelse?.endringsfrist) fornyelse.endringsfrist = addDays(fornyelse.endringsfrist, days);
}

/**
 * Imports the demonstration portfolio if the store has no customers. Otherwise does nothing
 * (spec: decisions §1).
 */
export async function fillEmptyStore(db: Database): Promise<void> {
  const existing = await db.selectFrom('customer').select('id').limit(1).executeTakeFirst();
  if (existing) return;
  const { importPortfolio } = await import('./import.ts');
  await importPortfolio(db, demoPortfolio(), { replace: false });
}
