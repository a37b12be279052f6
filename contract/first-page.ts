import type { Static, TObject } from 'typebox';
import type { Consent } from '../domain/cookie-consent.ts';
import type { OwnPage } from '../domain/own-pages.ts';
import type { SharingScope } from '../domain/sharing.ts';
import type { SystemSettings } from '../domain/systems.ts';
import type { Language } from '../texts/languages.ts';
import type { ActFormFields, ActMessage } from './acts.ts';
import type { bankSettings } from './bank-settings.ts';
import type { BankOptIn, BehaviourSettings } from './behaviour-settings.ts';
import type { ConfirmationCheck } from './confirmations.ts';
import type { screenSettings } from './screen-settings.ts';

type Settings = Static<TObject<typeof bankSettings & typeof screenSettings>> & BehaviourSettings;

/** The settings with their defaults, and what replaces others in pages. */
type PageSettings = {
  shortname: string;
  /** the available languages of the pages */
  spraak: readonly Language[];
  /** the distributor's texts in the page's language, by their bokmål text; omitted if the page is in bokmål */
  oversettelser?: Readonly<Record<string, string>> | undefined;
  egneSider: readonly OwnPage[];
  /** replaces the wordmark; width and height are in CSS pixels */
  logo?: { src: string; width: number; height: number } | undefined;
  wordmarkWeight: NonNullable<Settings['wordmarkWeight']>;
  /** the source systems; omitted if they are the shipped ones */
  systems?: readonly SystemSettings[] | undefined;
  unauthorizedUrl: string | null;
  nettbankUrl: string | null;
  nodhjelpTelefon: string | null;
  bankInsurancePage: string;
  /** '' for the portal's own host, as `kfpApiHost` */
  claimsHost: string;
  kfpApiHost: string;
  statisticsOptIn?: 'consent' | BankOptIn | undefined;
  toggles: { 'nysalg-skade': 'true' | 'false'; 'direkte-innlogging': 'true' | 'false' };
};

/** The distributor's settings that the screens need. Part of every first page. */
export type DistributorView = Omit<Settings, keyof PageSettings | 'bankOptIn'> & PageSettings;

export type Environment = 'Production' | 'QA' | 'Dev' | 'Test';

/** Whether the login opens in a frame on the login page or in the whole window (LOGIN_MODE). */
type LoginMode = 'frame' | 'window';

/** The key of the analytics project and the URL of the service. */
export type AnalyticsSettings = { projectKey: string; apiHost: string };

/** The service that errors are reported to, and the extent of reporting. */
export type ErrorReportSettings = {
  /** the URL of the service with project and public key */
  dsn: string;
  trafficLevel: 'normal' | 'high' | 'extra-high';
  /** messages that contain one of these texts, or start with the text after a ^, are not reported */
  ignored: readonly string[];
};

/** The sharing through which a page shows another customer's data (spec: beyond §12). */
export type ShownSharing = {
  id: string;
  /** the name of the customer whose data are shown; '' if it is unknown */
  navn: string;
  omfang: readonly SharingScope[];
  /** its last day, like `2026-12-31` */
  til: string;
};

/** The data in the first page, in addition to the dehydrated responses. */
export type Boot = {
  /** the language of the page */
  language: Language;
  /** the version of the web app; a stored cache of another version is dropped (spec: shell §4.6) */
  version: string;
  distributor: DistributorView;
  /** null if the server could not look up the session in time (spec: decisions §6) */
  session: { kfpSessionId?: string } | null;
  /**
   * a unique reference that is the same at each login of the customer and does not identify them. Null
   * without a login, or if the server could not look it up in time
   */
  customerRef: string | null;
  /**
   * the sharing that the page's address names. Null if the customer has no such sharing now. Omitted if the page
   * shows the customer's own data
   */
  sharing?: ShownSharing | null | undefined;
  /** whole seconds until the session ends; null without a session */
  sessionSecondsLeft: number | null;
  /** whole seconds until the absolute limit of the session, which no use extends; null without a session */
  sessionLimitSecondsLeft: number | null;
  /** Production, QA, Dev or Test, from the host name (spec: decisions §2) */
  environment: Environment;
  /** the date in Norway at the time of the request (YYYY-MM-DD); rendering never reads the clock */
  today: string;
  /** whole seconds until `today` ends */
  todaySecondsLeft: number;
  /** whether the page is shown inside the mobile bank app */
  inMobileBank: boolean;
  loginMode: LoginMode;
  /** the hidden fields of the page's forms */
  form: ActFormFields;
  /** the result of the form that the customer has just sent without scripts; omitted if there is none */
  act?: ActMessage | undefined;
  /** the result of the code in the address of the check of confirmations; omitted elsewhere and without a code */
  confirmationCheck?: ConfirmationCheck | undefined;
  /** the choices of cookies so far, on the page that asks for them */
  cookieConsent?: Consent | undefined;
  /** null if analytics is disabled */
  analytics: AnalyticsSettings | null;
  /** null if error reporting is disabled */
  errorReports: ErrorReportSettings | null;
};

/**
 * The result of a query of the first page. Its key is the path and query of the request, as masked JSON if it has text
 * from the page's address. Without data, it failed. `isLimited`: the customer asks too often.
 */
export type DehydratedAnswer = { queryKey: readonly unknown[] | string; data?: unknown; isLimited?: true };

/** The JSON embedded in the first page. */
export type FirstPageState = { boot: Boot; answers: readonly DehydratedAnswer[] };

/** The server's request to the web app to render a first page. */
export type RenderRequest = {
  /** path and query of the customer's request */
  url: string;
  boot: Boot;
  /** calls a GET endpoint with the customer's own rights */
  get(path: string, query: Readonly<Record<string, string>> | undefined): Promise<unknown>;
  /** maximum time that rendering may wait for responses, in ms */
  deadlineMs: number;
  /** maximum time that it may wait for the responses that decide whether the page exists, in ms */
  existenceMs: number;
};

/** The rendered page. */
export type RenderResult = {
  status: number;
  title: string;
  html: string;
  answers: readonly DehydratedAnswer[];
  /** whether the page contains all its data */
  isWhole: boolean;
  /** the files of the page's own scripts and styles, in addition to the common ones */
  modules: readonly string[];
  /** where to redirect a customer who may not see the page; otherwise null */
  redirect: string | null;
};
