import { texts } from '#texts/tasks.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** A row of the final size, in the place of tasks that are still coming, or could not be had. */
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
