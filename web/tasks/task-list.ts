import { texts } from '#texts/tasks.ts';
import type { Agreement } from '../../contract/agreements.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import type { EndingAgreement, OpenClaim, Summary } from '../../contract/summary.ts';
import { summaryInOre } from '../../contract/summary-in-ore.ts';
import type { CustomerCommunication, MotorTask, MotorTasks, TaskCount } from '../../contract/tasks.ts';
import { formatDay } from '../../domain/calendar-date.ts';
import { waitsForCustomer } from '../../domain/claim-state.ts';
import { formatOre } from '../../domain/money.ts';
import { addressOf } from '../../domain/paths.ts';
import { claimAddress } from '../claims/claim-address.ts';
import type { InlineFact } from '../ui/InlineFacts.tsx';
import type { IconName } from '../ui/icons.ts';

const HEALTH_DECLARATION = '/privat/forsikring/skade/jump/ahv';
const ACCEPT_OFFERS = '/privat/forsikring/aksept';
const VEHICLE_DETAILS = '/privat/forsikring/motor/detaljer/';

/** Something that waits for the customer: what it is, what comes of it, and where it is done. */
export type Task = {
  key: string;
  icon: IconName;
  title: InlineFact;
  /** an amount to pay, larger than the text */
  amount?: string;
  text: InlineFact;
  /** the day it is about */
  date?: string;
  /** on the button of the topmost task */
  action: string;
  /** what statistics call the action */
  name: string;
  href: string;
  /** it leads out of the portal, to a new tab */
  isExternal?: boolean;
  /** further words below the button, with a link to whom to ask */
  help?: { text: string; link: string; href: string };
};

/** The answers that tasks follow from; left out: not asked, not there yet, or failed. */
export type TaskAnswers = {
  summary?: Summary | undefined;
  healthDeclarations?: TaskCount | undefined;
  acceptOffers?: TaskCount | undefined;
  motorTasks?: MotorTasks | undefined;
  communication?: CustomerCommunication | undefined;
};

type TaskContext = {
  distributor: Pick<DistributorView, 'messagesUrl' | 'egneSider' | 'skadesakerUrl'>;
  /** 2026-12-31 */
  today: string;
  addressOfAgreement: (agreement: Pick<Agreement, 'systemSource' | 'policyNumber'>) => string | undefined;
};

/**
 * Returns the customer's tasks in order of consequence: overdue bills, claims that wait for an answer, the tasks of the
 * specification in its order, insurances that end with nothing after them (spec: overview §2.1, beyond §6).
 */
export function listTasks(answers: TaskAnswers, context: TaskContext): Task[] {
  const { summary } = answers;
  return [
    ...(summary ? [...overdueBills(summary, context), ...waitingClaims(summary, context)] : []),
    ...healthDeclarations(answers.healthDeclarations?.antall ?? 0),
    ...acceptOffers(answers.acceptOffers?.antall ?? 0),
    ...(answers.motorTasks?.oppgaver ?? []).map(motorTask),
    ...(answers.communication?.hasUlesteMeldinger ? [unreadMessages(context)] : []),
    ...(summary ? endings(summary, context) : []),
  ];
}

function overdueBills(summary: Summary, { today }: TaskContext): Task[] {
  const { unpaid } = summaryInOre(summary);
  if (!unpaid) return [];
  const { antall, forfallsdato, amountOre } = unpaid;
  const { help, ...words } = texts.bills(antall, formatDay(forfallsdato, today));
  return [
    {
      key: 'bills',
      name: antall === 1 ? 'Betal regningen' : 'Betal regningene',
      icon: 'invoice',
      href: addressOf('/betaling'),
      amount: formatOre(amountOre, 'kr'),
      help: { ...help, href: '#kfp-footer-phonenumber' },
      ...words,
    },
  ];
}

/** Each claim that is named, and one task for the others. */
function waitingClaims({ skader, skaderSomVenter = 0 }: Summary, { distributor }: TaskContext): Task[] {
  const { egneSider, skadesakerUrl } = distributor;
  const isOurs = egneSider.includes('skader');
  const common = {
    name: 'Svar i skadesaken',
    icon: 'damage',
    isExternal: !isOurs,
    action: texts.claim.action,
  } as const;
  const waiting = skader.filter(waitsForCustomer);
  const others = skaderSomVenter - waiting.length;
  return [
    ...waiting.map((claim: OpenClaim) => ({
      ...common,
      key: `claim ${claim.systemSource} ${claim.id}`,
      title: texts.claim.action,
      text: { source: claim.tittel },
      href: isOurs ? claimAddress(claim) : skadesakerUrl,
    })),
    ...(others > 0
      ? [
          {
            ...common,
            key: 'claims',
            ...texts.moreClaims(others),
            href: isOurs ? addressOf('/skadesaker') : skadesakerUrl,
          },
        ]
      : []),
  ];
}

/** Each insurance that is named, and one task for the others. */
function endings({ slutter = [], flereSlutter = 0 }: Summary, context: TaskContext): Task[] {
  const { today, addressOfAgreement } = context;
  const common = { name: 'Se forsikringen', icon: 'shield', action: texts.ending.action } as const;
  return [
    ...slutter.map((ending: EndingAgreement) => ({
      ...common,
      key: `ending ${ending.systemSource} ${ending.policyNumber}`,
      title: texts.ending.title,
      text: { source: [ending.navn, ending.beskrivelse].filter(Boolean).join(', ') },
      date: formatDay(ending.dato, today),
      href: addressOfAgreement(ending) ?? '#forsikringene-dine',
    })),
    ...(flereSlutter > 0
      ? [{ ...common, key: 'endings', ...texts.moreEndings(flereSlutter), href: '#forsikringene-dine' }]
      : []),
  ];
}

function healthDeclarations(count: number): Task[] {
  if (count === 0) return [];
  const name = count === 1 ? 'Start helseerklæringen' : 'Start helseerklæringene';
  return [
    { key: 'health', name, icon: 'form', href: HEALTH_DECLARATION, ...texts.healthDeclarations(count) },
  ];
}

function acceptOffers(count: number): Task[] {
  if (count === 0) return [];
  const name = count === 1 ? 'Godta tilbudet' : 'Godta tilbudene';
  return [{ key: 'accept', name, icon: 'sign', href: ACCEPT_OFFERS, ...texts.acceptOffers(count) }];
}

/** Mileage has its own page; of any other type only the vehicle is known (spec: decisions §8.7). */
function motorTask({ oppgavetype, beskrivelse, avtalenummer }: MotorTask): Task {
  const key = `${oppgavetype} ${avtalenummer} ${beskrivelse}`;
  const details = VEHICLE_DETAILS + encodeURIComponent(avtalenummer);
  if (oppgavetype === 'KILOMETERSTAND') {
    return {
      key,
      name: 'Oppdater kilometerstanden',
      icon: 'mileage',
      href: `${details}/endre/kilometerstand`,
      text: { source: beskrivelse },
      ...texts.mileage,
    };
  }
  return {
    key,
    name: 'Gå til forsikringen',
    icon: 'car',
    href: details,
    title: { source: beskrivelse },
    ...texts.otherMotorTask,
  };
}

function unreadMessages({ distributor }: TaskContext): Task {
  return {
    key: 'messages',
    name: 'Les meldingene',
    icon: 'mail',
    href: distributor.messagesUrl,
    ...texts.messages,
  };
}
