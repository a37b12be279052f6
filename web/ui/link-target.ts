import type { Link } from '../platform/router/Link.tsx';

/** An address, or a route with `as={Link}`. It is only a type, so that pages don't load the router. */
export type LinkTarget = { as?: 'a'; href: string } | { as: typeof Link; to: string };
