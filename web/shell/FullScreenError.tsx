import type { ReactNode } from 'react';
import { texts } from '#texts/shell.ts';
import { takeOver } from '../platform/acts/take-over.ts';
import { useBoot } from '../platform/boot.tsx';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { Signpost } from '../ui/illustrations/Scenes.tsx';
import { Text } from '../ui/Text.tsx';
import type { ErrorScreen } from './error-types.ts';
import { exitLink } from './exit-link.ts';
import { PHONE_ID } from './Footer.tsx';
import { InPageLink } from './InPageLink.tsx';

type Props = Partial<ErrorScreen> & {
  /** HTTP status of the response; default 200 */
  status?: number | undefined;
  /** shows a link to the overview, or to the insurance start page if the overview is switched off */
  backLink?: boolean;
  /** a button, which leads where the link does until scripts run */
  action: { label: string; onClick: () => void };
  /** default: the signpost */
  picture?: ReactNode;
};

/** Renders an error in place of a page, with an explanation and a way to continue (spec: shell §2.9). */
export function FullScreenError({
  title = texts.error.title,
  lead,
  contact,
  status,
  backLink = false,
  action,
  picture = <Signpost />,
}: Props) {
  const out = exitLink(useBoot());
  // A form replaces the query of its address by its fields.
  const [address, query] = out.href.split('?');
  return (
    <div className="kfp-error">
      <PageMetadata title={title} status={status} />
      <div className="kfp-error__drawing">{picture}</div>
      <div className="kfp-error__text">
        {backLink && (
          <IconLink className="kfp-back-link" href={out.href} icon="back">
            {out.text}
          </IconLink>
        )}
        <Heading level={1}>{title}</Heading>
        {lead && <Text>{lead}</Text>}
        {contact && <Contact rest={contact} />}
        <form className="kfp-act" action={address}>
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button
            type="submit"
            variant="primary"
            className="kfp-error__action"
            onClick={takeOver(action.onClick)}
          >
            {action.label}
          </Button>
        </form>
      </div>
    </div>
  );
}

function Contact({ rest }: { rest: string }) {
  return (
    <Text>
      <InPageLink className="kfp-link" id={PHONE_ID}>
        {texts.error.contact}
      </InPageLink>
      {rest}
    </Text>
  );
}
