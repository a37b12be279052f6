import { texts } from '#texts/claims-jump.ts';
import { PageLoading } from '../ui/PageLoading.tsx';

/** What the customer sees until the claims system takes over. */
export function JumpLoading() {
  return (
    <div className="kfp-wide kfp-sections kfp-jump">
      <PageLoading text={texts.loading} />
    </div>
  );
}
