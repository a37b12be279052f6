import type { Link } from '../platform/router/Link.tsx';

/** Where a link of ours leads: an address, or with `as={Link}` a route. A type alone, so that no page loads the router for it. */
export type LinkTarget = { as?: 'a'; href: string } | { as: typeof Link; to: string };
