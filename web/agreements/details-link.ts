import type { DistributorView } from '../../contract/first-page.ts';
import { BASE_PATH } from '../../domain/paths.ts';
import { Link } from '../platform/router/Link.tsx';
import type { LinkTarget } from '../ui/link-target.ts';

/**
 * Returns the target of a link to an agreement's details. It needs no document load if the portal has the page
 * (spec: overview §2.2, beyond §1).
 */
export function detailsLink(href: string, { egneSider }: Pick<DistributorView, 'egneSider'>): LinkTarget {
  const isOurs = egneSider.includes('detaljer') && href.startsWith(`${BASE_PATH}/`);
  return isOurs ? { as: Link, to: href.slice(BASE_PATH.length) } : { href };
}
