import { Banner } from './Banner.tsx';
import { texts } from './texts.ts';

/** The banner of a page where an answer failed or was incomplete (spec: overview §8). */
export function SystemProblem() {
  return <Banner>{texts.systemProblem}</Banner>;
}
