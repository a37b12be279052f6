import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { texts } from '#texts/feedback.ts';
import type { FeedbackContact } from '../../contract/feedback.ts';
import { parseEmail } from '../../domain/email.ts';
import { feedbackPage } from '../../domain/mask-digits.ts';
import { parsePhone } from '../../domain/parse-phone.ts';
import { groupPhone } from '../../domain/phone.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { useRefusedInput } from '../platform/acts/act-message.ts';
import { customerQuery, lifeCustomerQuery } from '../platform/api/customer.ts';
import { useSave } from '../platform/api/use-save.ts';
import { randomKey } from '../platform/random-key.ts';
import { useSession } from '../platform/session/session.ts';
import { useSharing } from '../platform/sharing.ts';
import { Heading } from '../ui/Heading.tsx';
import { EMAIL_INPUT, PHONE_INPUT } from '../ui/input-kinds.ts';
import { TextField } from '../ui/TextField.tsx';
import { useFocusOnError, useFocusWhen } from '../ui/use-focus-when.ts';
import { FormEnd } from './FormEnd.tsx';
import { sendContact } from './queries.ts';
import { useFeedbackDraft } from './use-feedback-draft.ts';

type Props = {
  askForPhone: boolean;
  /** whether a notice is shown above the form: it takes the focus, and the heading is one level below its own */
  followsNotice: boolean;
  /** whether the heading receives focus: the customer has just reached this step */
  takesFocus: boolean;
  onSent: () => void;
  onDecline: () => void;
};

/**
 * Renders the optional contact form, prefilled with known details. Errors appear after a failed submit and
 * disappear when the customer corrects them (spec: overview §5).
 */
export function ContactForm(props: Props) {
  const { askForPhone, followsNotice, takesFocus, onSent, onDecline } = props;
  const [key] = useState(randomKey);
  const known = useKnownContact();
  const { value: written, current, write } = useFeedbackDraft<Partial<ContactFields>>('kontakt');
  const refused = useRefusedInput('kontakt');
  const fields: ContactFields = { ...known, ...refused, ...written, ...(askForPhone ? {} : { phone: null }) };
  const [tries, setTries] = useState(refused ? 1 : 0);
  const { save, ...sending } = useSave<void, FeedbackContact>({
    mutationFn: (contact) => sendContact(contact, key),
    onSuccess: () => {
      write(undefined);
      onSent();
    },
  });
  const issues = contactErrors(fields);
  const hasError = Object.values(issues).some((issue) => issue !== null);
  const form = useFocusOnError(hasError, tries);
  const heading = useFocusWhen<HTMLHeadingElement>(takesFocus && !followsNotice);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTries(hasError ? tries + 1 : 0);
    if (hasError) return;
    const [email, phone] = [parseEmail(fields.email) ?? '', parsePhone(fields.phone ?? '')];
    const page = feedbackPage(window.location.pathname);
    void save({ page, email, ...(phone === null ? {} : { phone }) });
  };

  return (
    <ActForm act="kontakt" ref={form} className="kfp-feedback__form" noValidate onSubmit={submit}>
      <Heading
        level={followsNotice ? 3 : 2}
        size={4}
        className="kfp-feedback__title"
        tabIndex={-1}
        ref={heading}
      >
        {texts.contact.title}
      </Heading>
      <p>{askForPhone ? texts.contact.textWithPhone : texts.contact.text}</p>
      <TextField
        {...EMAIL_INPUT}
        label={texts.contact.email}
        required
        hint={texts.contact.emailHint}
        name="email"
        value={fields.email}
        error={tries > 0 ? issues.email : null}
        tries={tries}
        onChange={(email) => write({ ...current(), email })}
      />
      {fields.phone !== null && (
        <TextField
          {...PHONE_INPUT}
          label={texts.contact.phone}
          required
          hint={texts.contact.phoneHint}
          name="phone"
          value={fields.phone}
          error={tries > 0 ? issues.phone : null}
          tries={tries}
          onChange={(phone) => write({ ...current(), phone })}
        />
      )}
      <FormEnd
        submit={texts.send}
        sending={sending}
        secondary={texts.noThanks}
        onSecondary={() => {
          write(undefined);
          onDecline();
        }}
      />
    </ActForm>
  );
}

/** The values of the contact form. `phone` is null if the form does not ask for it. */
type ContactFields = { email: string; phone: string | null };

/** Returns the error message of each field, or null for a valid field (spec: overview §5). */
export function contactErrors({ email, phone }: ContactFields) {
  return { email: emailError(email), phone: phone === null ? null : phoneError(phone) };
}

function emailError(email: string): string | null {
  if (email.trim() === '') return texts.contact.emailMissing;
  return parseEmail(email) === null ? texts.contact.emailInvalid : null;
}

function phoneError(phone: string): string | null {
  if (phone.trim() === '') return texts.contact.phoneMissing;
  return parsePhone(phone) === null ? texts.contact.phoneInvalid : null;
}

/**
 * Returns the customer's known contact details. They come from the customer record if it has a customer
 * number, otherwise from the life-insurance record (spec: shell §7.2). Unknown values are empty strings, as
 * is everything before login, and on pages with another customer's data.
 */
function useKnownContact(): { email: string; phone: string } {
  const isOwn = useSharing() === null;
  const isKnown = useSession() === 'logged-in' && isOwn;
  const { data: customer } = useQuery({ ...customerQuery, enabled: isKnown });
  const isLifeOnly = customer?.niceKundenummer === null;
  const { data: life } = useQuery({ ...lifeCustomerQuery, enabled: isKnown && isLifeOnly });
  const { epostAdresse, mobilNummer } = customer?.kontaktInformasjon ?? {};
  const [email = '', phone = ''] = isLifeOnly ? [life?.epost, life?.telefon] : [epostAdresse, mobilNummer];
  const grouped = groupPhone(phone);
  return { email, phone: parsePhone(grouped) === null ? '' : grouped };
}
