import type { Feedback } from '../../contract/feedback.ts';
import { maskDigits } from '../../domain/mask-digits.ts';

/**
 * What feedback is about: the page's path without a slash at its end, long numbers masked (spec: overview §5), and its
 * product if it has one.
 */
export type About = Pick<Feedback, 'page' | 'productCode'>;

/** What feedback on the page is about where the customer is now. For events alone. */
export function aboutPage(productCode: string | undefined): About {
  const page = maskDigits(window.location.pathname.replace(/(?<=.)\/$/, ''));
  return productCode === undefined ? { page } : { page, productCode };
}
