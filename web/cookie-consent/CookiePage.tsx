import { texts } from '#texts/cookie-consent.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { Button } from '../ui/Button.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { ConsentChoices } from './ConsentChoices.tsx';

export const title = texts.title;

const ANSWERS = [
  { value: 'alle', text: texts.acceptAll },
  { value: 'mine', text: texts.acceptChosen },
  { value: 'ingen', text: texts.necessaryOnly },
] as const;

/**
 * Renders the cookie question as a page, for browsers without scripts. The server stores the answer, also
 * where scripts run: the next page then starts with it.
 */
export function CookiePage(_props: PageProps) {
  const { cookieConsent = {} } = useBoot();
  return (
    <PageFrame>
      <PageHead title={texts.title} lead={texts.lead} />
      <ActForm act="informasjonskapsler">
        <ConsentChoices consent={cookieConsent} />
        <div className="kfp-dialog__actions">
          {ANSWERS.map(({ value, text }) => (
            <Button key={value} type="submit" name="valg" value={value} variant="secondary">
              {text}
            </Button>
          ))}
        </div>
      </ActForm>
    </PageFrame>
  );
}
