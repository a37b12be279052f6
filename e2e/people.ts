import demo from '../commands/portfolio/demo.json' with { type: 'json' };
import { type DemoPerson, demoPeople } from '../commands/portfolio/demo.ts';

/** The demonstration people that most specs use (README, Who can log in). */
const [kari, jonas, single] = demoPeople();

if (!kari || !jonas || !single) throw new Error('the demonstration portfolio lacks its first people');

export const people = { kari, jonas, single };

/** Returns the demonstration person whose name begins with `start`. */
export function personNamed(start: string): DemoPerson {
  const person = demoPeople().find(({ navn }) => navn.startsWith(start));
  if (!person) throw new Error(`the demonstration portfolio has no person named ${start}`);
  return person;
}

/** Returns the agreements of a person in the portfolio. */
export function agreementsOf(ssn: string): { name: string; description?: string; policyNumber: string }[] {
  const customer = demo.customers.find((each) => each.ssn === ssn);
  return customer && 'avtaler' in customer ? (customer.avtaler as ReturnType<typeof agreementsOf>) : [];
}
