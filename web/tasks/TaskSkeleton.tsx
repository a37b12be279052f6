import { texts } from '#texts/tasks.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Renders a row of the final size as a placeholder for tasks that are loading or missing. */
export function TaskSkeleton({ isMissing }: { isMissing: boolean }) {
  return (
    <div className="kfp-task" aria-busy={!isMissing}>
      <VisuallyHidden as="p">{isMissing ? texts.missing : texts.loading}</VisuallyHidden>
      <span className="kfp-skeleton kfp-skeleton--tile" />
      <span className="kfp-task__text">
        <span className="kfp-skeleton kfp-skeleton--name" />
        <span className="kfp-skeleton kfp-skeleton--description" />
      </span>
    </div>
  );
}
