import { demoPeople } from '../../commands/portfolio/demo.ts';
import type { TestPortal } from './portal.ts';
import { readPage } from './read-page.ts';

/** Returns the national id of the demonstration person whose name begins with `start`. */
export function ssnOf(start: string): string {
  const person = demoPeople().find(({ navn }) => navn.startsWith(start));
  if (!person) throw new Error(`the demonstration portfolio has no person named ${start}`);
  return person.ssn;
}

/**
 * Returns the body of a page of a logged-in customer at a distributor, as the server renders it. `path` follows
 * `/privat/forsikring`.
 */
export async function pageOf(
  portal: TestPortal,
  ssn: string,
  path: string,
  distributor = 'fremtind',
): Promise<Element> {
  const browser = await portal.loggedIn(ssn, `${distributor}.localhost:8000`);
  return readPage((await browser.request(`/privat/forsikring${path}`)).body);
}
