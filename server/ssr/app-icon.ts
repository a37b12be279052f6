import { ANY_HOST, type Distributor } from '../distributor/distributor-file.ts';
import type { Theme } from '../distributor/theme.ts';

/** The folder of the rendered icons for unknown hosts, and for distributors without their own. */
export const NEUTRAL = 'neutral';

/** Returns the folder of a distributor's rendered icons. */
export function iconFolder({ shortname, hosts }: Pick<Distributor, 'shortname' | 'hosts'>): string {
  return hosts.includes(ANY_HOST) ? NEUTRAL : shortname;
}

/** Returns an SVG icon in a distributor's colours: a shield with hills and the sun, readable at 16 px. */
export function appIcon({ light }: Theme): string {
  const { action, onAction, near, mid } = light;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<clipPath id="s"><path d="M32 8 12 15v17c0 12 8 20 20 25 12-5 20-13 20-25V15z"/></clipPath>
<rect width="64" height="64" rx="14" fill="${action}"/>
<g clip-path="url(#s)"><rect width="64" height="64" fill="${onAction}"/><circle cx="40" cy="23" r="6" fill="#e6a73c"/>
<path d="M8 44q12-18 24-8t24-6v34H8z" fill="${mid}"/><path d="M8 50q14-12 26-4t22-4v22H8z" fill="${near}"/></g></svg>
`;
}
