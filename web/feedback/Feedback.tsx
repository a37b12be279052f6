import { optionalLazyComponent } from '../platform/lazy.tsx';
import type { FeedbackBlock } from './FeedbackBlock.tsx';

/** Where the block will be; it takes its room, so that nothing moves when it comes. */
const PLACE = <div className="kfp-feedback kfp-feedback--loading" />;

/**
 * What a page asks at its end (spec: overview §4.3). Its code comes after the page; the server renders the question with
 * the answers to choose from. Without its code the page does without it.
 */
export const Feedback = optionalLazyComponent<Parameters<typeof FeedbackBlock>[0]>(
  'web/feedback/FeedbackBlock.tsx',
  async () => (await import('./FeedbackBlock.tsx')).FeedbackBlock,
  PLACE,
);
