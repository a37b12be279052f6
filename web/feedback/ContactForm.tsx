import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { texts } from '#texts/feedback.ts';
import type { FeedbackContact } from '../../contract/feedback.ts';
import { parseEmail } from '../../domain/email.ts';
import { parsePhone } from '../../domain/parse-phone.ts';
import { EMAIL_INPUT, PHONE_INPUT } from '../ui/input-kinds.ts';
import { TextField } from '../ui/TextField.tsx';
import { useFocusOnError } from '../ui/use-focus-when.ts';
import { aboutPage } from './about-page.ts';
import { type ContactFields, contactErrors } from './contact-issues.ts';
import { FormEnd } from './FormEnd.tsx';
import { sendContact } from './queries.ts';
import { randomKey } from './random-key.ts';
import { StepHeading } from './StepHeading.tsx';
import { useFeedbackDraft } from './use-feedback-draft.ts';
import { useKnownContact } from './use-known-contact.ts';

type Props = {
  productCode: string | undefined;
  askForPhone: boolean;
  /** whether a notice is shown above the form */
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
  const { productCode, askForPhone, followsNotice, takesFocus, onSent, onDecline } = props;
  const [key] = useState(randomKey);
  const known = useKnownContact();
  const { value: written, write } = useFeedbackDraft<Partial<ContactFields>>('kontakt');
  const fields: ContactFields = { ...known, ...written, ...(askForPhone ? {} : { phone: null }) };
  const [tries, setTries] = useState(0);
  const sending = useMutation({
    mutationFn: (contact: FeedbackContact) => sendContact(contact, key),
    networkMode: 'always',
    onSuccess: () => {
      write(undefined);
      onSent();
    },
  });
  const issues = contactErrors(fields);
  const hasError = Object.values(issues).some((issue) => issue !== null);
  const form = useFocusOnError(hasError, tries);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    setTries(hasError ? tries + 1 : 0);
    if (hasError) return;
    const [email, phone] = [parseEmail(fields.email) ?? '', parsePhone(fields.phone ?? '')];
    sending.mutate({ ...aboutPage(productCode), email, ...(phone === null ? {} : { phone }) });
  };

  return (
    <form ref={form} className="kfp-feedback__form" noValidate onSubmit={submit}>
      <StepHeading followsNotice={followsNotice} takesFocus={takesFocus}>
        {texts.contact.title}
      </StepHeading>
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
        onChange={(email) => write({ ...written, email })}
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
          onChange={(phone) => write({ ...written, phone })}
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
    </form>
  );
}
