import { texts } from './texts.ts';

const GROUPS = ['first', 'second', 'third'];

/** Cards of the final size for agreements that are still coming; `rest` where the list has begun already. */
export function AgreementSkeleton({ rest = false }: { rest?: boolean }) {
  const groups = rest ? GROUPS.slice(0, 1) : GROUPS;
  return (
    <div className="kfp-agreement-groups" aria-busy="true">
      <p className="jkl-sr-only">{texts.loading}</p>
      {groups.map((group) => (
        <div key={group} className="kfp-agreement-group" aria-hidden="true">
          <div className="kfp-agreement-group__head">
            <span className="kfp-skeleton kfp-skeleton--heading" />
          </div>
          <div className="kfp-agreement-list">
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </div>
      ))}
    </div>
  );
}

function SkeletonCard() {
  return (
    <div className="jkl-card jkl-card--high kfp-agreement">
      <span className="kfp-skeleton kfp-skeleton--tile" />
      <span className="kfp-agreement__text">
        <span className="kfp-skeleton kfp-skeleton--name" />
        <span className="kfp-skeleton kfp-skeleton--description" />
      </span>
      <span className="kfp-agreement__foot">
        <span className="kfp-skeleton kfp-skeleton--price" />
      </span>
    </div>
  );
}
