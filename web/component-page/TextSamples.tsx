import { texts } from '#texts/component-page.ts';
import { Amount } from '../ui/Amount.tsx';
import { FactList } from '../ui/FactList.tsx';
import { Heading } from '../ui/Heading.tsx';
import { InlineFacts } from '../ui/InlineFacts.tsx';
import { SafeHtml } from '../ui/SafeHtml.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Text } from '../ui/Text.tsx';
import { Sample, Samples } from './Samples.tsx';

const SIZES = ['title', 2, 3, 4, 5] as const;
const TONES = ['neutral', 'info', 'warning', 'error'] as const;

/** Renders the components for text. */
export function TextSamples() {
  return (
    <Samples title={texts.groups.text}>
      {SIZES.map((size) => (
        <Sample key={size} name={`Heading ${size}`}>
          <Heading level={3} size={size}>
            {texts.heading}
          </Heading>
        </Sample>
      ))}
      <Sample name="Text body">
        <Text>{texts.text}</Text>
      </Sample>
      <Sample name="Text small">
        <Text size="small">{texts.text}</Text>
      </Sample>
      <Sample name="SafeHtml">
        <SafeHtml html={texts.html} />
      </Sample>
      <Sample name="Amount">
        <Amount ore={123400} unit="kr/md" />
      </Sample>
      <Sample name="Amount strong">
        <Amount ore={1480800} unit="kr/år" strong />
      </Sample>
      <Sample name="InlineFacts">
        <p>
          <InlineFacts parts={texts.inline} />
        </p>
      </Sample>
      <Sample name="FactList">
        <FactList facts={texts.facts.map(([name, value]) => ({ name, value }))} />
      </Sample>
      {TONES.map((tone) => (
        <Sample key={tone} name={`Tag ${tone}`}>
          <Tag tone={tone}>{texts.tag}</Tag>
        </Sample>
      ))}
    </Samples>
  );
}
