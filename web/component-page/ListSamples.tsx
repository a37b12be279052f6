import { texts } from '#texts/component-page.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { Card, CardLink } from '../ui/Card.tsx';
import { Expander } from '../ui/Expander.tsx';
import { ExpanderLine } from '../ui/ExpanderLine.tsx';
import { doNothing, Sample, Samples } from './Samples.tsx';

/** Renders the cards and the lines that open. */
export function ListSamples() {
  return (
    <Samples title={texts.groups.lists} areCards>
      <Sample name="Card">
        <Card className="kfp-section-card">{texts.text}</Card>
      </Sample>
      <Sample name="CardLink">
        <CardLink className="kfp-section-card" href={OVERVIEW_ADDRESS} onClick={doNothing}>
          {texts.link}
        </CardLink>
      </Sample>
      <Sample name="Expander: closed, open">
        <div>
          <Expander title={texts.heading} icon="car">
            {texts.text}
          </Expander>
          <Expander title={texts.heading} icon="house" open>
            {texts.text}
          </Expander>
        </div>
      </Sample>
      <Sample name="ExpanderLine">
        <details>
          <ExpanderLine>{texts.heading}</ExpanderLine>
          {texts.text}
        </details>
      </Sample>
    </Samples>
  );
}
