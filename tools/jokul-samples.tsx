import { Button as JokulButton } from '@fremtind/jokul/button';
import { Card as JokulCard } from '@fremtind/jokul/card';
import { Loader as JokulLoader } from '@fremtind/jokul/loader';
import { ErrorMessage, InfoMessage, WarningMessage } from '@fremtind/jokul/message';
import { ScreenReaderOnly } from '@fremtind/jokul/screen-reader-only';
import { ErrorTag, InfoTag, Tag as NeutralTag, WarningTag } from '@fremtind/jokul/tag';
import { TextArea } from '@fremtind/jokul/text-area';
import { TextInput } from '@fremtind/jokul/text-input';
import type { ReactElement } from 'react';
import { Button } from '../web/ui/Button.tsx';
import { ButtonLink, ExternalButtonLink } from '../web/ui/ButtonLink.tsx';
import { Card, CardLink } from '../web/ui/Card.tsx';
import { Checkbox } from '../web/ui/Checkbox.tsx';
import { Loader } from '../web/ui/Loader.tsx';
import { Message } from '../web/ui/Message.tsx';
import { RadioGroup } from '../web/ui/RadioGroup.tsx';
import { Tag } from '../web/ui/Tag.tsx';
import { TextField } from '../web/ui/TextField.tsx';
import { VisuallyHidden } from '../web/ui/VisuallyHidden.tsx';

export type Pair = { ours: ReactElement; jokul: ReactElement };

const noop = () => {};
const field = { label: 'Navn', value: 'Kari', tries: 0, onChange: noop };
const lines = { help: 'Hjelp', limit: 1000 };
const jokulField = { label: 'Navn', value: 'Kari', onChange: noop };
const VARIANTS = ['primary', 'secondary', 'tertiary'] as const;
const LINK_VARIANTS = ['primary', 'secondary'] as const;

function jokulLink(variant: (typeof LINK_VARIANTS)[number]): ReactElement {
  return (
    <JokulButton as="a" variant={variant} href="/a">
      a
    </JokulButton>
  );
}

/** Our components and Jøkul's with the same props. */
export const SAMPLES = {
  button: VARIANTS.map((variant) => ({
    ours: (
      <Button variant={variant} density="compact" busy={false}>
        a
      </Button>
    ),
    jokul: (
      <JokulButton variant={variant} density="compact" type="button">
        a
      </JokulButton>
    ),
  })),
  'button that never waits': VARIANTS.map((variant) => ({
    ours: <Button variant={variant}>a</Button>,
    jokul: (
      <JokulButton variant={variant} type="button">
        a
      </JokulButton>
    ),
  })),
  'button that waits': VARIANTS.map((variant) => ({
    ours: (
      <Button variant={variant} busy waiting="Vent">
        a
      </Button>
    ),
    jokul: (
      <JokulButton variant={variant} type="button" loader={{ showLoader: true, textDescription: 'Vent' }}>
        a
      </JokulButton>
    ),
  })),
  'button link': LINK_VARIANTS.map((variant) => ({
    ours: (
      <ButtonLink variant={variant} href="/a">
        a
      </ButtonLink>
    ),
    jokul: jokulLink(variant),
  })),
  'button link out of the portal': LINK_VARIANTS.map((variant) => ({
    ours: (
      <ExternalButtonLink variant={variant} href="/a">
        a
      </ExternalButtonLink>
    ),
    jokul: jokulLink(variant),
  })),
  card: [{ ours: <Card className="">a</Card>, jokul: <JokulCard>a</JokulCard> }],
  'card that is a link': [
    {
      ours: (
        <CardLink href="/a" className="" onClick={noop}>
          a
        </CardLink>
      ),
      jokul: (
        <JokulCard as="a" href="/a" clickable>
          a
        </JokulCard>
      ),
    },
  ],
  loader: [
    { ours: <Loader text="Vent" />, jokul: <JokulLoader textDescription="Vent" aria-hidden={false} /> },
  ],
  message: [
    { ours: <Message tone="info">a</Message>, jokul: <InfoMessage role="status">a</InfoMessage> },
    { ours: <Message tone="warning">a</Message>, jokul: <WarningMessage role="status">a</WarningMessage> },
    { ours: <Message tone="error">a</Message>, jokul: <ErrorMessage role="alert">a</ErrorMessage> },
  ],
  'text for screen readers': [
    { ours: <VisuallyHidden>a</VisuallyHidden>, jokul: <ScreenReaderOnly>a</ScreenReaderOnly> },
  ],
  tag: (
    [
      ['neutral', NeutralTag],
      ['info', InfoTag],
      ['warning', WarningTag],
      ['error', ErrorTag],
    ] as const
  ).map(([tone, JokulTag]) => ({
    ours: (
      <Tag tone={tone} className="">
        a
      </Tag>
    ),
    jokul: <JokulTag>a</JokulTag>,
  })),
  'text field': [
    {
      ours: <TextField {...field} error={null} hint="Hjelp" />,
      jokul: <TextInput {...jokulField} helpLabel="Hjelp" />,
    },
  ],
  'text field with an error': [
    { ours: <TextField {...field} error="Feil" />, jokul: <TextInput {...jokulField} errorLabel="Feil" /> },
  ],
  'text area': [
    {
      ours: <TextField {...field} error={null} lines={lines} />,
      jokul: <TextArea {...jokulField} rows={4} startOpen helpLabel="Hjelp" />,
    },
  ],
  'text area with an error': [
    {
      ours: <TextField {...field} error="Feil" lines={lines} />,
      jokul: <TextArea {...jokulField} rows={4} startOpen errorLabel="Feil" />,
    },
  ],
} satisfies Record<string, readonly Pair[]>;

/** Components that contain Jøkul's own. */
export const JOKUL_INSIDE = [
  <Checkbox key="checkbox" name="a" value="a" error="Feil">
    a
  </Checkbox>,
  <RadioGroup
    key="radio"
    labelledBy="a"
    options={[{ value: 'a', label: 'a' }]}
    value={undefined}
    disabled={false}
    saving={false}
    onChange={noop}
  />,
];

export type Sample = keyof typeof SAMPLES;
