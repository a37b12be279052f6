import { texts } from '#texts/claims-jump.ts';
import { PageLoading } from '../ui/PageLoading.tsx';

/** Renders the loading state shown until the claims system opens. */
export function JumpLoading() {
  return (
    <div className="kfp-wide kfp-sections kfp-needs-script">
      <PageLoading text={texts.loading} />
    </div>
  );
}
