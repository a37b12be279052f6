import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';

type Props = {
  title: string;
  /** what the page is for */
  lead: string | undefined;
};

/** Renders the title of a page with its lead. The style sheet has one distance above it for all pages. */
export function PageHead({ title, lead }: Props) {
  return (
    <>
      <Heading level={1}>{title}</Heading>
      {lead && <Text className="kfp-section__lead">{lead}</Text>}
    </>
  );
}
