import { texts } from '#texts/component-page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { Heading } from '../ui/Heading.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Text } from '../ui/Text.tsx';
import { ActionSamples } from './ActionSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { ListSamples } from './ListSamples.tsx';
import { LoadingSamples } from './LoadingSamples.tsx';
import { MessageSamples } from './MessageSamples.tsx';
import { PictureSamples } from './PictureSamples.tsx';
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
