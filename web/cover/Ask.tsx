import { texts } from '#texts/cover.ts';
import { formatPhone, phoneHref } from '../../domain/phone.ts';
import { useBankContact } from '../platform/bank-contact.ts';
import { useBoot } from '../platform/boot.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Renders whom the customer can ask. `canReport`: also how to report the damage anyway. */
export function Ask({ canReport = false }: { canReport?: boolean }) {
  const contact = useBankContact();
  const { meldSkadeUrl } = useBoot().distributor;
  return (
    <ul className="kfp-cover__ways">
      <li>
        <a className="kfp-cover__way" href={phoneHref(contact.telefon)}>
          <Icon name="phone" className="kfp-icon--small" />
          <span className="kfp-link__text">{texts.none.call(formatPhone(contact.telefon))}</span>
        </a>
      </li>
      <li>
        <a className="kfp-cover__way" href={`mailto:${contact.epost}`}>
          <Icon name="mail" className="kfp-icon--small" />
          <span className="kfp-link__text">{contact.epost}</span>
        </a>
      </li>
      {canReport && (
        <li>
          <ExternalLink className="kfp-cover__way" href={meldSkadeUrl}>
            <span className="kfp-link__text">{texts.none.reportAnyway}</span>
          </ExternalLink>
          <span className="kfp-subdued">{texts.none.weFindOut}</span>
        </li>
      )}
    </ul>
  );
}
