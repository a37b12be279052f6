import type { Feedback } from '../../contract/feedback.ts';
import { maskDigits } from '../../domain/mask-digits.ts';

/**
 * The subject of feedback: the path of the page and, if there is one, its product. The path has no trailing
 * slash, and long numbers in it are masked (spec: overview §5).
 */
export type About = Pick<Feedback, 'page' | 'productCode'>;

/** Returns the subject of feedback on the current page. For use in events only. */
export function aboutPage(productCode: string | undefined): About {
  const page = maskDigits(window.location.pathname.replace(/(?<=.)\/$/, ''));
  return productCode === undefined ? { page } : { page, productCode };
}
