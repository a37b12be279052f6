import { optionalLazyComponent } from '../platform/lazy.tsx';
import type { FeedbackBlock } from './FeedbackBlock.tsx';

/** Placeholder that reserves the space of the block, so that the layout does not shift when it loads. */
const PLACE = <div className="kfp-feedback kfp-feedback--loading" />;

/**
 * Renders the feedback question at the end of a page (spec: overview §4.3). Its code loads after the page;
 * the server renders the question with its answers. If the code fails to load, the page omits the block.
 */
export const Feedback = optionalLazyComponent<Parameters<typeof FeedbackBlock>[0]>(
  'web/feedback/FeedbackBlock.tsx',
  async () => (await import('./FeedbackBlock.tsx')).FeedbackBlock,
  PLACE,
);
