import type { ComponentProps } from 'react';
import { texts } from '#texts/shell.ts';
import type { BankContact } from '../../contract/distributor.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { formatPhone, phoneHref } from '../../domain/phone.ts';
import { takeOver } from '../platform/acts/take-over.ts';
import { consentDialogRequested, cookiesEnabled } from '../platform/consent/consent.ts';
import { useDistributorText } from '../platform/distributor-text.ts';
import { Heading } from '../ui/Heading.tsx';
import { IconLink } from '../ui/IconLink.tsx';

/** The id of the phone link, the target of contact links (spec: shell §2.8, shell §8.4). */
export const PHONE_ID = 'kfp-footer-phonenumber';

type Props = {
  bankkontakt: BankContact;
  distributor: Pick<DistributorView, 'privacyUrl' | 'priceComparisonUrl'>;
};

/** Renders the footer: contact information, opening hours and links about the site (spec: shell §2.8). */
export function Footer({ bankkontakt, distributor }: Props) {
  const { privacyUrl, priceComparisonUrl } = distributor;
  const inLanguage = useDistributorText();
  return (
    <footer className="kfp-footer">
      <div className="kfp-wide kfp-footer__content">
        <div>
          <Heading level={2} size={4}>
            {bankkontakt.navn}
          </Heading>
          <p className="kfp-space-8 kfp-subdued">{texts.footer.lead}</p>
        </div>
        <div>
          <Heading level={3} size={5}>
            {texts.footer.contact}
          </Heading>
          <FooterLink href={phoneHref(bankkontakt.telefon)} icon="phone" id={PHONE_ID}>
            {formatPhone(bankkontakt.telefon)}
          </FooterLink>
          <FooterLink href={`mailto:${bankkontakt.epost}`} icon="mail">
            {bankkontakt.epost}
          </FooterLink>
        </div>
        {bankkontakt.apningstider.length > 0 && (
          <div>
            <Heading level={3} size={5}>
              {texts.footer.openingHours}
            </Heading>
            <dl className="kfp-opening-hours">
              {bankkontakt.apningstider.map(([day, hours]) => (
                <div key={day + hours}>
                  <dt {...inLanguage(day)} />
                  <dd {...inLanguage(hours)} />
                </div>
              ))}
            </dl>
          </div>
        )}
        <div>
          <Heading level={3} size={5}>
            {texts.footer.aboutSite}
          </Heading>
          <FooterLink href={privacyUrl}>{texts.footer.privacy}</FooterLink>
          <FooterLink href={addressOf(PATHS.security)}>{texts.footer.security}</FooterLink>
          <FooterLink href={addressOf(PATHS.sharing)}>{texts.footer.sharing}</FooterLink>
          <ChangeConsentButton />
          <FooterLink href={priceComparisonUrl} external>
            {texts.footer.comparePrices}
          </FooterLink>
        </div>
      </div>
    </footer>
  );
}

/** Renders a link on its own line. */
function FooterLink(link: ComponentProps<typeof IconLink>) {
  return (
    <p className="kfp-footer__line">
      <IconLink {...link} className="kfp-footer__link" />
    </p>
  );
}

/**
 * Renders a button, like a link, that opens the cookie question again. It leads to a page without scripts, and
 * with cookies disabled: the page says that it stores no answer.
 */
function ChangeConsentButton() {
  const open = takeOver(() => consentDialogRequested.set(true));
  return (
    <form className="kfp-footer__line" action={addressOf(PATHS.cookies)}>
      <button
        type="submit"
        className="kfp-footer__link kfp-footer__button"
        onClick={(event) => cookiesEnabled() && open(event)}
      >
        <span className="kfp-link__text">{texts.footer.changeConsent}</span>
      </button>
    </form>
  );
}
