import { texts } from '#texts/cover.ts';
import { formatPhone, phoneHref } from '../../domain/phone.ts';
import { useBankContact } from '../platform/bank-contact.ts';
import { useBoot } from '../platform/boot.tsx';
import { IconLink } from '../ui/IconLink.tsx';

/** Renders whom the customer can ask. `canReport`: also how to report the damage anyway. */
export function Ask({ canReport = false }: { canReport?: boolean }) {
  const contact = useBankContact();
  const { meldSkadeUrl } = useBoot().distributor;
  return (
    <ul className="kfp-cover__ways">
      <li>
        <IconLink href={phoneHref(contact.telefon)} icon="phone">
          {texts.none.call(formatPhone(contact.telefon))}
        </IconLink>
      </li>
      <li>
        <IconLink href={`mailto:${contact.epost}`} icon="mail">
          {contact.epost}
        </IconLink>
      </li>
      {canReport && (
        <li>
          <IconLink href={meldSkadeUrl} external>
            {texts.none.reportAnyway}
          </IconLink>
          <span className="kfp-subdued">{texts.none.weFindOut}</span>
        </li>
      )}
    </ul>
  );
}
