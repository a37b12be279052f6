import { texts } from '#texts/component-page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Loading } from '../ui/Loading.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { RowListSkeleton } from '../ui/RowListSkeleton.tsx';
import { SkeletonCard } from '../ui/SkeletonCard.tsx';
import { Text } from '../ui/Text.tsx';
import { ActionSamples } from './ActionSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { ListSamples } from './ListSamples.tsx';
import { MessageSamples } from './MessageSamples.tsx';
import { PictureSamples } from './PictureSamples.tsx';
import { Sample, Samples } from './Samples.tsx';
import { TextSamples } from './TextSamples.tsx';

/** Renders the components of `web/ui` in their states, for development and tests. The page has no scripts. */
export function ComponentPage() {
  return (
    <PageFrame>
      <PageMetadata title={texts.title} />
      <Heading level={1}>{texts.title}</Heading>
      <Text className="kfp-section__lead">{texts.lead}</Text>
      <TextSamples />
      <ActionSamples />
      <MessageSamples />
      <FieldSamples />
      <ListSamples />
      <LoadingSamples />
      <PictureSamples />
    </PageFrame>
  );
}

function LoadingSamples() {
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
