/** Renders a placeholder for the costs. Screen readers get only the text of the agreements' skeleton. */
export function CostsSkeleton() {
  return (
    <div className="kfp-costs" aria-hidden="true">
      <span className="kfp-skeleton kfp-skeleton--name" />
      <span className="kfp-skeleton kfp-skeleton--description" />
      <span className="kfp-skeleton kfp-skeleton--description" />
      <span className="kfp-skeleton kfp-skeleton--description" />
    </div>
  );
}
