import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { texts as consents } from '#texts/consents.ts';
import type { ActMessage } from '../../contract/acts.ts';
import type { Consents } from '../../contract/consents.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import type { Address, Customer, LifeCustomer } from '../../contract/profile.ts';
import { ProfilePage } from '../profile/ProfilePage.tsx';
import { bootOf } from './boot.ts';
import { CUSTOMER } from './customer.ts';
import type { FakeApi } from './fake-api.ts';
import { PAGE_PROPS } from './page-props.ts';
import { type RenderedPage, renderPage } from './render-page.tsx';

export const NATIONAL_ID = '01819021887';

/** The data of one customer, in the systems behind the API. */
export type ProfileData = {
  customer: Customer;
  life: LifeCustomer;
  addresses: Address[];
  hasReservasjon: boolean;
};

const HOME: Address = {
  isFolkreregistrert: true,
  gatenavn: 'Lindeveien',
  gatenummer: '14',
  postnummer: '1415',
};

type Changes = Partial<ProfileData> & {
  shortname?: string;
  distributor?: Partial<DistributorView>;
  /** the result of the form that the server has just answered: its row is open */
  act?: ActMessage;
  /** changes the answers before the page is rendered */
  before?: (api: FakeApi) => void;
};

/** Renders the profile page of a customer. The fake API stores the changes that the page saves. */
export function renderProfile({ shortname, distributor, act, before, ...data }: Changes = {}): RenderedPage {
  const stored: ProfileData = {
    customer: CUSTOMER,
    life: { eksisterer: false },
    addresses: [HOME],
    hasReservasjon: false,
    ...data,
  };
  const page = (
    <main>
      <ProfilePage {...PAGE_PROPS} />
    </main>
  );
  return renderPage(page, {
    boot: { ...bootOf(shortname, { egneSider: [], ...distributor }), ...(act && { act }) },
    ...(act && { address: `/privat/forsikring/oversikt/forsikringsprofil?apne=${act.act}` }),
    answers: (api) => {
      answerProfile(api, stored);
      before?.(api);
    },
  });
}

function answerProfile(api: FakeApi, stored: ProfileData): void {
  const change = (fields: Partial<Customer>) => {
    stored.customer = { ...stored.customer, ...fields };
  };
  api.answer('GET /skadekunde/hent', () => stored.customer);
  api.answer('GET /skadekunde/fodselsnummer', { ssn: NATIONAL_ID });
  api.answer('PUT /skadekunde/kontaktinformasjon', (fields) => {
    change({ kontaktInformasjon: { ...stored.customer.kontaktInformasjon, ...fields } });
    return stored.customer.kontaktInformasjon;
  });
  api.answer('GET /liv/kunde/v1/kunde', () => stored.life);
  api.answer('POST /liv/kunde/v1/contactInfo', (fields) => {
    stored.life = { ...stored.life, ...fields };
    return stored.life;
  });
  api.answer('GET /adresse/kundeadresser', () => ({ kundeadresser: stored.addresses }));
  api.answer('POST /adresse/oppdater', () => ({ kundeadresser: stored.addresses }));
  api.answer('GET /adresse/postnummer', {
    postnummerList: [
      { kode: '1415', navn: 'Oppegård' },
      { kode: '2040', navn: 'Kløfta' },
      { kode: '9170', navn: 'Longyearbyen' },
    ],
  });
  api.answer('GET /samtykke/reservasjon/hent', () => ({ hasReservasjon: stored.hasReservasjon }));
  api.answer('POST /samtykke/reservasjon', ({ harReservasjon }) => {
    stored.hasReservasjon = harReservasjon;
    return { hasReservasjon: harReservasjon };
  });
  api.answer('GET /samtykke/tekster', {
    samtykketekster: (['MARKETING', 'CROSS_DOMAIN'] as const).map((samtykke) => {
      const { tittel, ingress, tekst } = consents.andre[samtykke];
      return { samtykke, versjon: '0123abcd', tittel, ingress, tekst: tekst.join('') };
    }),
  });
  api.answer('POST /samtykke/oppdater', ({ marketingConsentApproved, crossDomainConsentApproved }) => {
    const { samtykker } = stored.customer;
    const answer = (approved: boolean | undefined, before: Consents[keyof Consents]) =>
      approved === undefined ? before : approved ? 'AUTHORIZED' : 'NOT_AUTHORIZED';
    change({
      samtykker: {
        marketingConsent: answer(marketingConsentApproved, samtykker.marketingConsent),
        crossDomainConsent: answer(crossDomainConsentApproved, samtykker.crossDomainConsent),
      },
    });
    return stored.customer.samtykker;
  });
}

/** Returns the labels of the rows, in order. */
export function labels(): (string | null)[] {
  return screen.getAllByRole('term').map((term) => term.textContent);
}

/** Returns the queries within the row with this label, when it is shown. */
export async function findRow(label: string) {
  const term = await screen.findByText(
    (_, element) => element?.tagName === 'DT' && element.textContent === label,
  );
  return within(term.parentElement ?? term);
}

/** Returns the value that a row shows. */
export function shownValue(label: string): string | null | undefined {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === label);
  return term?.nextElementSibling?.textContent;
}

/** Opens a row with the button that its label completes, such as «Endre e-post». */
export async function openRow(user: UserEvent, button: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
}

/** Returns the toasts that are shown and announced. */
export function toastTexts(): string {
  const region = screen.getByRole('region', { name: 'Varsler' });
  return (region.getAttribute('aria-live') === 'polite' && region.textContent) || '';
}
