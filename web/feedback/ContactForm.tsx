import { type SubmitEvent, useState } from 'react';
import { texts } from '#texts/feedback.ts';
import type { FeedbackContact } from '../../contract/feedback.ts';
import { parseEmail } from '../../domain/email.ts';
import { parsePhone } from '../../domain/parse-phone.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { useRefusedInput } from '../platform/acts/act-message.ts';
import { useSave } from '../platform/api/use-save.ts';
import { randomKey } from '../platform/random-key.ts';
import { EMAIL_INPUT, PHONE_INPUT } from '../ui/input-kinds.ts';
import { TextField } from '../ui/TextField.tsx';
import { useFocusOnError } from '../ui/use-focus-when.ts';
import { aboutPage } from './about-page.ts';
import { type ContactFields, contactErrors } from './contact-issues.ts';
import { FormEnd } from './FormEnd.tsx';
import { sendContact } from './queries.ts';
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

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    setTries(hasError ? tries + 1 : 0);
    if (hasError) return;
    const [email, phone] = [parseEmail(fields.email) ?? '', parsePhone(fields.phone ?? '')];
    void save({ ...aboutPage(productCode), email, ...(phone === null ? {} : { phone }) });
  };

  return (
    <ActForm act="kontakt" ref={form} className="kfp-feedback__form" noValidate onSubmit={submit}>
      {productCode !== undefined && <input type="hidden" name="productCode" value={productCode} />}
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
