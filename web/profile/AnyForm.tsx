import type { ComponentProps } from 'react';
import { AddressForm } from './AddressForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ReservationForm } from './ReservationForm.tsx';

type Props =
  | ({ of: 'address' } & ComponentProps<typeof AddressForm>)
  | ({ of: 'contact' } & ComponentProps<typeof ContactForm>)
  | ({ of: 'reservation' } & ComponentProps<typeof ReservationForm>);

/** Renders the form of an open row. All forms are in one script. */
export function AnyForm(props: Props) {
  switch (props.of) {
    case 'address':
      return <AddressForm {...props} />;
    case 'contact':
      return <ContactForm {...props} />;
    case 'reservation':
      return <ReservationForm {...props} />;
  }
}
