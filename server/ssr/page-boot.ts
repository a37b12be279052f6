import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ActMessage } from '../../contract/acts.ts';
import type { Boot, DistributorView } from '../../contract/first-page.ts';
import { endOfOsloDate, osloDate } from '../../domain/oslo-date.ts';
import { BASE_PATH } from '../../domain/paths.ts';
import { SHIPPED_SYSTEMS } from '../../domain/systems.ts';
import { formFields } from '../acts/page-forms.ts';
import type { Logo } from '../distributor/assets.ts';
import type { Distributor, DistributorFile } from '../distributor/distributor-file.ts';
import { environmentOf } from '../distributor/environment.ts';
import { languagesOf } from '../distributor/language.ts';
import type { Toggles } from '../distributor/toggles.ts';
import { translationsFor } from '../distributor/translations.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import { hostnameOf } from '../platform/http/origin.ts';
import { lazyByKey } from '../platform/lazy.ts';
import type { Session, Sessions } from '../session/sessions.ts';
import type { Web } from './web.ts';

/** Height of a distributor's logo in the header, in CSS pixels. */
const LOGO_HEIGHT = 28;

export type BootDeps = {
  web: Pick<Web, 'version'>;
  sessions: Sessions;
  distributorFile: DistributorFile;
  toggles: Toggles;
  configuration: Configuration;
};

/**
 * Returns a function that makes what a page knows at its start. Its session is undefined if the lookup failed or timed
 * out, null if there is none.
 */
export function bootBuilder({
  web: { version },
  sessions,
  distributorFile,
  toggles,
  configuration,
}: BootDeps) {
  const { oversettelser, productionHosts } = distributorFile;
  const { loginMode, analytics, errorReports } = configuration;
  const translationsOf = lazyByKey((each: Distributor) => translationsFor(each, oversettelser));

  return (
    request: FastifyRequest,
    session: Session | null | undefined,
    act: ActMessage | null = null,
  ): Boot => {
    const { distributor } = request;
    const environment = environmentOf(hostnameOf(request), productionHosts);
    return {
      version,
      language: request.language,
      distributor: {
        ...distributorView(distributor),
        oversettelser: translationsOf(distributor)[request.language],
        toggles: toggles.of(distributor, environment),
      },
      session: session === undefined ? null : session ? { kfpSessionId: session.kfpSessionId } : {},
      customerRef: session ? customerRef(session) : null,
      sessionSecondsLeft: session ? sessions.secondsLeft(session) : null,
      sessionLimitSecondsLeft: session ? sessions.limitSecondsLeft(session) : null,
      environment,
      ...dayAt(Date.now()),
      inMobileBank: isInMobileBank(request),
      loginMode,
      form: formFields(request, act),
      ...(act && { act }),
      analytics,
      errorReports,
    };
  };
}

function dayAt(now: number): Pick<Boot, 'today' | 'todaySecondsLeft'> {
  const today = osloDate(now);
  return { today, todaySecondsLeft: Math.ceil((endOfOsloDate(today) - now) / 1000) };
}

/** Hashed, so that the customer id stays on the server even though it is random. */
function customerRef({ customerId }: Session): string {
  return hash('sha256', `customer-ref:${customerId}`, 'base64url');
}

/** Returns whether the mobile bank app asks, by its cookie or user-agent marker (spec: decisions §5). */
function isInMobileBank({ cookies, headers, distributor }: FastifyRequest): boolean {
  const { cookie, userAgentMarker } = distributor.mobileBank;
  return cookies[cookie] === '1' || (headers['user-agent'] ?? '').includes(userAgentMarker);
}

function distributorView(distributor: Distributor): DistributorView {
  const { hosts, theme, returnAddresses, frameAncestors, linkHosts, mobileBank, ...others } = distributor;
  const { statisticsOptIn, bankOptIn, assets, favicon, appIcon, typeface, systems, ...shown } = others;
  return {
    unauthorizedUrl: null,
    nettbankUrl: null,
    nodhjelpTelefon: null,
    wordmarkWeight: 'semibold',
    bankInsurancePage: BASE_PATH,
    claimsHost: '',
    kfpApiHost: '',
    egneSider: [],
    ...shown,
    spraak: languagesOf(distributor),
    systems: systems === SHIPPED_SYSTEMS ? undefined : systems,
    statisticsOptIn: statisticsOptIn === 'bank' ? bankOptIn : statisticsOptIn,
    logo: assets.logo && logoView(assets.logo),
  };
}

function logoView({ address, width, height }: Logo): DistributorView['logo'] {
  return { src: address, width: Math.round((LOGO_HEIGHT * width) / height), height: LOGO_HEIGHT };
}
