import type { Static, TObject } from 'typebox';
import type { OwnPage } from '../domain/own-pages.ts';
import type { Language } from '../texts/languages.ts';
import type { BankOptIn, BehaviourSettings } from './behaviour-settings.ts';
import type { BankContact } from './distributor.ts';
import type { screenSettings } from './screen-settings.ts';

type ScreenSettings = Static<TObject<typeof screenSettings>>;

/** What the screens need to know of the distributor; part of every first page. */
export type DistributorView = Omit<ScreenSettings, 'egneSider' | 'spraak'> &
  Omit<BehaviourSettings, 'statisticsOptIn' | 'bankOptIn'> & {
    /** the languages that the pages can be read in */
    spraak: readonly Language[];
    /** the distributor's texts in the page's language, by the text in bokmål; left out: the page is in bokmål */
    oversettelser?: Readonly<Record<string, string>> | undefined;
    /** the pages that the portal answers itself */
    egneSider: readonly OwnPage[];
    shortname: string;
    name: string;
    wordmark: string;
    /** what stands in the place of the wordmark; its size in CSS pixels */
    logo?: { src: string; width: number; height: number } | undefined;
    wordmarkWeight: 'regular' | 'semibold' | 'bold';
    /** the company behind the insurances, for the note on the overview */
    insurer: string;
    bankkontakt: BankContact;
    /** the external site with the details of EIKA_SKADE agreements */
    detailSiteUrl: string;
    privacyUrl: string;
    priceComparisonUrl: string;
    /** where a customer goes after logging out */
    loggUtUrl: string;
    /** where a customer goes whose session has run out */
    timeoutUrl: string;
    /** the bank's online banking; null: built from the bank contact's domene */
    nettbankUrl: string | null;
    /** the insurance start page, where the menu leads when the overview is switched off */
    bankInsurancePage: string;
    /** the inbox with the bank's messages (spec: overview §2.1) */
    messagesUrl: string;
    /** the claims system's origin; '': the portal's own host (spec: shell §2.4) */
    claimsHost: string;
    claimsFallbackUrl: string;
    /** the origin that serves the API; '': the portal's own host (spec: shell §3.5) */
    kfpApiHost: string;
    meldSkadeUrl: string;
    /** the bank's emergency number; null: none is named */
    nodhjelpTelefon: string | null;
    skadesakerUrl: string;
    documentUrl: string;
    menuVariant: 'standard' | 'tilbake';
    headerAlignment: 'left' | 'centre';
    /** who says whether statistics may be kept; left out: nobody, so none are (spec: shell §4.4) */
    statisticsOptIn?: 'consent' | BankOptIn | undefined;
    /** where a customer goes who must log in; null: the overview root, which shows the login page */
    unauthorizedUrl: string | null;
    toggles: { 'nysalg-skade': 'true' | 'false'; 'direkte-innlogging': 'true' | 'false' };
  };

export type Environment = 'Production' | 'QA' | 'Dev' | 'Test';

/** Where the login stands: in a frame on the login page, or in the whole window (LOGIN_MODE). */
export type LoginMode = 'frame' | 'window';

/** Where analytics goes: the project's key, and the service's address. */
export type AnalyticsSettings = { projectKey: string; apiHost: string };

/** Where errors are reported, and how much of it. */
export type ErrorReportSettings = {
  /** the service's address with project and public key */
  dsn: string;
  trafficLevel: 'normal' | 'high' | 'extra-high';
  /** what messages are not reported that hold one of these texts; after a ^, that begin with it */
  ignored: readonly string[];
};

/** What the server sends the browser with the first page, besides the dehydrated answers. */
export type Boot = {
  /** what the page is written in */
  language: Language;
  /** of the web app; a stored cache of another version is dropped (spec: shell §4.6) */
  version: string;
  distributor: DistributorView;
  /** null where the server could not look the session up in time (spec: decisions §6) */
  session: { kfpSessionId?: string } | null;
  /**
   * the same for a customer at each login, and for no other; it does not reveal who that is. null: nobody is logged in, or
   * the server could not look it up in time
   */
  customerRef: string | null;
  /** whole seconds until the session ends; null without a session */
  sessionSecondsLeft: number | null;
  /** Production, QA, Dev or Test, from the host name (spec: decisions §2) */
  environment: Environment;
  /** the date in Norway when the page was asked for, such as 2026-12-31: rendering never reads the clock */
  today: string;
  /** whether the page is shown inside the mobile bank app */
  inMobileBank: boolean;
  loginMode: LoginMode;
  /** null: nothing is counted */
  analytics: AnalyticsSettings | null;
  /** null: no error is reported */
  errorReports: ErrorReportSettings | null;
};

/** What a query of the first page came with, under its key: the path and query of its request. Without data: it failed. */
export type DehydratedAnswer = { queryKey: readonly unknown[]; data?: unknown };

/** The JSON that travels within the first page. */
export type FirstPageState = { boot: Boot; answers: readonly DehydratedAnswer[] };

/** What the server asks of the web app for a first page. */
export type RenderRequest = {
  /** path and query as the customer asked for them */
  url: string;
  boot: Boot;
  /** answers a GET endpoint, with the customer's own rights */
  get(path: string, query: Readonly<Record<string, string>> | undefined): Promise<unknown>;
  /** how long rendering may wait for answers */
  deadlineMs: number;
};

/** The rendered page. */
export type RenderResult = {
  status: number;
  title: string;
  html: string;
  answers: readonly DehydratedAnswer[];
  /** whether all that the page shows is in it */
  isWhole: boolean;
  /** the files of the page's own scripts and styles, which come beside the common ones */
  modules: readonly string[];
  /** where to send the customer instead, when the page is not theirs to see */
  redirect: string | null;
};
