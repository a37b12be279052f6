import { texts } from '#texts/component-page.ts';
import { Loading } from '../ui/Loading.tsx';
import { RowListSkeleton } from '../ui/RowListSkeleton.tsx';
import { SkeletonCard } from '../ui/SkeletonCard.tsx';
import { Sample, Samples } from './Samples.tsx';

/** Renders the loaders and the placeholders. */
export function LoadingSamples() {
  return (
    <Samples title={texts.groups.loading} areCards>
      <Sample name="Loading">
        <Loading text={texts.loading} />
      </Sample>
      <Sample name="Loading inline">
        <Loading text={texts.loading} inline />
      </Sample>
      <Sample name="SkeletonCard">
        <SkeletonCard />
      </Sample>
      <Sample name="RowListSkeleton">
        <RowListSkeleton />
      </Sample>
    </Samples>
  );
}
