/** Where the cost picture will be; the skeleton of the agreements says what is coming. */
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
