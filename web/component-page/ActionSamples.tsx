import { texts } from '#texts/component-page.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink, ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { CloseButton } from '../ui/CloseButton.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { ShowAllLink } from '../ui/ShowAllLink.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { doNothing, Sample, Samples } from './Samples.tsx';

const VARIANTS = ['primary', 'secondary', 'tertiary'] as const;
const LINK_VARIANTS = ['primary', 'secondary'] as const;

/** Renders the buttons and links. */
export function ActionSamples() {
  return (
    <Samples title={texts.groups.actions}>
      {VARIANTS.map((variant) => (
        <Sample key={variant} name={`Button ${variant}: usual, compact, busy`}>
          <Button variant={variant}>{texts.action}</Button>{' '}
          <Button variant={variant} density="compact">
            {texts.action}
          </Button>{' '}
          <Button variant={variant} busy>
            {texts.action}
          </Button>
        </Sample>
      ))}
      {LINK_VARIANTS.map((variant) => (
        <Sample key={variant} name={`ButtonLink ${variant}: usual, external`}>
          <ButtonLink variant={variant} href={OVERVIEW_ADDRESS}>
            {texts.link}
          </ButtonLink>{' '}
          <ExternalButtonLink variant={variant} href={OVERVIEW_ADDRESS}>
            {texts.link}
          </ExternalButtonLink>
        </Sample>
      ))}
      <Sample name="BackLink">
        <BackLink href={OVERVIEW_ADDRESS}>{texts.heading}</BackLink>
      </Sample>
      <Sample name="ExternalLink">
        <ExternalLink href={OVERVIEW_ADDRESS} className="kfp-link">
          {texts.link}
        </ExternalLink>
      </Sample>
      <Sample name="IconLink: within the portal, external">
        <IconLink href={OVERVIEW_ADDRESS} icon="mail">
          {texts.link}
        </IconLink>{' '}
        <IconLink href={OVERVIEW_ADDRESS} external>
          {texts.link}
        </IconLink>
      </Sample>
      <Sample name="ShowAllLink">
        <ShowAllLink text={texts.search.showAll} />
      </Sample>
      <Sample name="CloseButton">
        <CloseButton label={texts.action} onClick={doNothing} />
      </Sample>
      <Sample name="Tooltip">
        <Tooltip label={texts.tooltip}>{texts.text}</Tooltip>
      </Sample>
    </Samples>
  );
}
