import { texts } from '#texts/component-page.ts';
import { Banner } from '../ui/Banner.tsx';
import { ListProblem } from '../ui/ListProblem.tsx';
import { Message } from '../ui/Message.tsx';
import { SystemProblem } from '../ui/SystemProblem.tsx';
import { Sample, Samples } from './Samples.tsx';

const TONES = ['info', 'warning', 'error'] as const;
const PROBLEM_TONES = ['warning', 'error'] as const;

/** Renders the messages and banners. */
export function MessageSamples() {
  return (
    <Samples title={texts.groups.messages}>
      {TONES.map((tone) => (
        <Sample key={tone} name={`Message ${tone}`}>
          <Message tone={tone}>{texts[tone]}</Message>
        </Sample>
      ))}
      {PROBLEM_TONES.map((tone) => (
        <Sample key={tone} name={`ListProblem ${tone}`}>
          <ListProblem problem={{ tone, text: texts[tone], names: [texts.missing] }} answers={[]} />
        </Sample>
      ))}
      <Sample name="SystemProblem">
        <SystemProblem missing={[texts.missing]} answers={[]} />
      </Sample>
      <Sample name="Banner">
        <Banner>{texts.warning}</Banner>
      </Sample>
    </Samples>
  );
}
