import { texts } from '#texts/recommendations.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Renders a placeholder for the main card while the recommendations load. */
export function RecommendationSkeleton() {
  return (
    <section className="kfp-nbo" aria-label={texts.heading} aria-busy="true">
      <VisuallyHidden as="p" role="status">
        {texts.loading}
      </VisuallyHidden>
      <span className="kfp-skeleton kfp-skeleton--heading" aria-hidden="true" />
      <span className="kfp-skeleton kfp-nbo__skeleton" aria-hidden="true" />
    </section>
  );
}
