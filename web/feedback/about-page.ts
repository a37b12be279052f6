import type { Feedback } from '../../contract/feedback.ts';
import { maskDigits } from '../../domain/mask-digits.ts';

/** The subject of feedback: the path of the page. */
export type About = Pick<Feedback, 'page'>;

/**
 * Returns the subject of feedback on the current page. The path has no trailing slash, and long numbers in it are
 * masked (spec: overview §5). For use in events only.
 */
export function aboutPage(): About {
  return { page: maskDigits(window.location.pathname.replace(/(?<=.)\/$/, '')) };
}
