import type { ConsentChange, ConsentsWithTexts, ConsentText, consentsApi } from '../../contract/consents.ts';
import type { Context, Handlers } from '../platform/http/endpoints.ts';
import { reservationOf } from '../sources/customer/person-to-wire.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { consentTexts, consentVersion } from './consent-texts.ts';

type ConsentRequest = Omit<Context<(typeof consentsApi)['POST /samtykke/oppdater']>, 'body'>;

/** Returns the handlers for the consents and the choice of documents by post (spec: shell §7.2, decisions §4). */
export function consentHandlers({ records }: AreaServices): Handlers<typeof consentsApi> {
  return {
    'GET /samtykke/tekster': ({ query, request }) => ({
      samtykketekster: consentTexts(request.language, query.bankkunde === 'true'),
    }),
    'POST /samtykke/oppdater': async ({ body, ...asked }) =>
      await records.change(asked, 'samtykker', await toConsents(body, asked)),
    'GET /samtykke/reservasjon/hent': async (context) => reservationOf(await records.person(context)),
    'POST /samtykke/reservasjon': async ({ body: { harReservasjon }, ...asked }) =>
      await records.change(asked, 'reservasjon', { hasReservasjon: harReservasjon }),
  };

  /** Returns the consents of a change. A consent missing from the change stays as it is. */
  async function toConsents(
    change: ConsentChange,
    asked: ConsentRequest,
  ): Promise<Partial<ConsentsWithTexts>> {
    const { marketingConsentApproved: marketing, crossDomainConsentApproved: crossDomain } = change;
    const isOne = marketing === undefined || crossDomain === undefined;
    const shown = isOne ? asked.headers['x-kfp-tekstversjon'] : undefined;
    const read = async (name: ConsentText['samtykke']) => ({
      spraak: asked.request.language,
      versjon: shown ?? (await currentVersion(name, asked)),
    });
    return {
      ...(marketing !== undefined && {
        marketingConsent: consentOf(marketing),
        marketingConsentTekst: await read('MARKETING'),
      }),
      ...(crossDomain !== undefined && {
        crossDomainConsent: consentOf(crossDomain),
        crossDomainConsentTekst: await read('CROSS_DOMAIN'),
      }),
    };
  }

  async function currentVersion(name: ConsentText['samtykke'], asked: ConsentRequest): Promise<string> {
    const { isBankkunde = false } = await records.person(asked);
    return consentVersion(asked.request.language, isBankkunde, name);
  }
}

function consentOf(isApproved: boolean): ConsentsWithTexts['marketingConsent'] {
  return isApproved ? 'AUTHORIZED' : 'NOT_AUTHORIZED';
}
