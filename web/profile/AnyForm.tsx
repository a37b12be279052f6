import { AddressForm } from './AddressForm.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import { ReservationForm, type ReservationFormProps } from './ReservationForm.tsx';
import type { Row } from './use-row.ts';

export type AnyFormProps =
  | { of: 'address'; row: Row }
  | ({ of: 'contact' } & ContactFormProps)
  | ({ of: 'reservation' } & ReservationFormProps);

/** Renders the form of an open row. All forms are in one script. */
export function AnyForm(props: AnyFormProps) {
  switch (props.of) {
    case 'address':
      return <AddressForm {...props} />;
    case 'contact':
      return <ContactForm {...props} />;
    case 'reservation':
      return <ReservationForm {...props} />;
  }
}
