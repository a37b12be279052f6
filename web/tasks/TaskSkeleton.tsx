import { texts } from './texts.ts';

/** A row of the final size, in the place of tasks that are still coming. */
export function TaskSkeleton() {
  return (
    <div className="kfp-task" aria-busy="true">
      <p className="jkl-sr-only">{texts.loading}</p>
      <span className="kfp-skeleton kfp-skeleton--tile" />
      <span className="kfp-task__text">
        <span className="kfp-skeleton kfp-skeleton--name" />
        <span className="kfp-skeleton kfp-skeleton--description" />
      </span>
    </div>
  );
}
