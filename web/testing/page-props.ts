import type { PageProps } from '../platform/page.ts';

/** The properties of a page without parameters and feedback. A page for an unknown item is empty. */
export const PAGE_PROPS: PageProps = { parameters: {}, feedback: null, NotFound: () => null };
