import { texts } from '#texts/tasks.ts';
import type { Agreement } from '../../contract/agreements.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import type { EndingAgreement, OpenClaim } from '../../contract/summary.ts';
import type { SummaryInOre } from '../../contract/summary-in-ore.ts';
import type { CustomerCommunication, MotorTask, MotorTasks, TaskCount } from '../../contract/tasks.ts';
import { waitsForCustomer } from '../../domain/claim-state.ts';
import { addressOf, HEALTH_DECLARATION_ADDRESS, PATHS } from '../../domain/paths.ts';
import { claimPath } from '../claims/claim-path.ts';
import { formatDay, formatOre } from '../platform/format.ts';
import type { IconName } from '../ui/icons.ts';
import type { InlineFact } from '../ui/MarkedText.tsx';

/** A task of the customer, with an explanation and a link to the page where it is done. */
export type Task = {
  key: string;
  icon: IconName;
  title: InlineFact;
  /** an amount to pay, larger than the text */
  amount?: string;
  text: InlineFact;
  date?: string;
  /** the text of the button of the first task */
  action: string;
  /** the name of the action in the statistics, not the title: it can name a vehicle */
  name: string;
  href: string;
  /** whether the link leaves the portal and opens in a new tab */
  isExternal?: boolean;
  /** a text below the button, with a link to customer service */
  help?: { text: string; link: string; href: string };
};

/** The answers that the tasks are created from. An answer is omitted if not requested, loading or failed. */
type TaskAnswers = {
  summary?: SummaryInOre | undefined;
  healthDeclarations?: TaskCount | undefined;
  acceptOffers?: TaskCount | undefined;
  motorTasks?: MotorTasks | undefined;
  communication?: CustomerCommunication | undefined;
};

/** The key of an agreement. A task about a vehicle does not name the system. */
export type TaskAgreement = Pick<Agreement, 'policyNumber'> & Partial<Pick<Agreement, 'systemSource'>>;

type TaskContext = {
  distributor: Pick<DistributorView, 'messagesUrl' | 'egneSider' | 'skadesakerUrl'>;
  /** a date like `2026-12-31` */
  today: string;
  addressOfAgreement: (agreement: TaskAgreement) => string | undefined;
  /** whether `addressOfAgreement` knows all of the customer's insurances */
  knowsAll: boolean;
};

/**
 * Returns the customer's tasks, most important first: overdue bills, claims that wait for an answer, files that did not
 * arrive. The tasks of the specification follow in its order, then insurances that end without a successor.
 * Invitations to see what others have are last (spec: overview §2.1, beyond §6, beyond §10, ADR-046).
 */
export function listTasks(answers: TaskAnswers, context: TaskContext): Task[] {
  const { summary } = answers;
  return [
    ...(summary
      ? [
          ...overdueBillTasks(summary, context),
          ...waitingClaimTasks(summary, context),
          ...failedFileTasks(summary, context),
        ]
      : []),
    ...healthDeclarations(answers.healthDeclarations?.antall ?? 0),
    ...acceptOffers(answers.acceptOffers?.antall ?? 0),
    ...(answers.motorTasks?.oppgaver ?? []).map((task) => motorTask(task, context)),
    ...(answers.communication?.hasUlesteMeldinger ? [unreadMessages(context)] : []),
    ...(summary ? [...endings(summary, context), ...invitations(summary)] : []),
  ];
}

function overdueBillTasks({ unpaid }: SummaryInOre, { today }: TaskContext): Task[] {
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

function waitingClaimTasks({ skader, skaderSomVenter = 0 }: SummaryInOre, context: TaskContext): Task[] {
  const waiting = skader.filter(waitsForCustomer);
  const others = skaderSomVenter - waiting.length;
  const { action } = texts.claim;
  return claimTasks(
    { name: 'Svar i skadesaken', icon: 'claim', action },
    waiting.map((claim) => ({ key: 'claim', claim, title: action, text: { source: claim.tittel } })),
    others > 0 && { key: 'claims', ...texts.moreClaims(others) },
    context,
  );
}

function failedFileTasks(
  { feiledeFiler = [], flereFeiledeFiler = 0 }: SummaryInOre,
  context: TaskContext,
): Task[] {
  return claimTasks(
    { name: 'Send filen på nytt', icon: 'claim', action: texts.failedFiles(2).action },
    feiledeFiler.map((claim) => ({
      key: 'file',
      claim,
      ...texts.failedFiles(claim.antall ?? 1),
      text: { source: claim.antall ? claim.tittel : `${claim.fil}, ${claim.tittel}` },
    })),
    flereFeiledeFiler > 0 && { key: 'files', ...texts.moreFailedFiles(flereFeiledeFiler) },
    context,
  );
}

type Words = Pick<Task, 'key' | 'title' | 'text'> & Partial<Pick<Task, 'action'>>;

/** Returns a task for each named claim, and one for all others. */
function claimTasks(
  common: Pick<Task, 'name' | 'icon' | 'action'>,
  named: readonly (Words & { claim: Pick<OpenClaim, 'systemSource' | 'id'> })[],
  others: Words | false,
  { distributor: { egneSider, skadesakerUrl } }: TaskContext,
): Task[] {
  const isOurs = egneSider.includes('skader');
  const task = (words: Words, href: string): Task => ({
    ...common,
    ...words,
    isExternal: !isOurs,
    href: isOurs ? href : skadesakerUrl,
  });
  return [
    ...named.map(({ claim, key, ...words }) =>
      task({ ...words, key: `${key} ${claim.systemSource} ${claim.id}` }, addressOf(claimPath(claim))),
    ),
    ...(others ? [task(others, addressOf('/skadesaker'))] : []),
  ];
}

/** Returns a task for each named insurance, and one for all others. */
function endings({ slutter = [], flereSlutter = 0 }: SummaryInOre, context: TaskContext): Task[] {
  const { today } = context;
  const common = { name: 'Se forsikringen', icon: 'shield', action: texts.ending.action } as const;
  return [
    ...slutter.map((ending: EndingAgreement) => ({
      ...common,
      key: `ending ${ending.systemSource} ${ending.policyNumber}`,
      title: texts.ending.title,
      text: { source: [ending.navn, ending.beskrivelse].filter(Boolean).join(', ') },
      date: formatDay(ending.dato, today),
      ...toInsurance(ending, context),
    })),
    ...(flereSlutter > 0
      ? [{ ...common, key: 'endings', ...texts.moreEndings(flereSlutter), href: '#forsikringene-dine' }]
      : []),
  ];
}

/** Returns the link to the page of an insurance, or to all insurances if it is none of the customer's. */
function toInsurance(
  key: TaskAgreement,
  { addressOfAgreement }: TaskContext,
): Pick<Task, 'href' | 'isExternal'> {
  const href = addressOfAgreement(key) ?? '#forsikringene-dine';
  return { href, isExternal: URL.canParse(href) };
}

function healthDeclarations(count: number): Task[] {
  if (count === 0) return [];
  const name = count === 1 ? 'Start helseerklæringen' : 'Start helseerklæringene';
  return [
    {
      key: 'health',
      name,
      icon: 'form',
      href: HEALTH_DECLARATION_ADDRESS,
      ...texts.healthDeclarations(count),
    },
  ];
}

function acceptOffers(count: number): Task[] {
  if (count === 0) return [];
  const name = count === 1 ? 'Godta tilbudet' : 'Godta tilbudene';
  return [{ key: 'accept', name, icon: 'sign', href: addressOf('/aksept'), ...texts.acceptOffers(count) }];
}

/** Returns a task about a vehicle. Mileage has its own page (spec: overview §2.1, decisions §8.7). */
function motorTask({ oppgavetype, beskrivelse, avtalenummer }: MotorTask, context: TaskContext): Task {
  const key = `${oppgavetype} ${avtalenummer} ${beskrivelse}`;
  if (oppgavetype === 'KILOMETERSTAND') {
    return {
      key,
      name: 'Oppdater kilometerstanden',
      icon: 'mileage',
      href: addressOf(`/motor/detaljer/${encodeURIComponent(avtalenummer)}/endre/kilometerstand`),
      text: { source: beskrivelse },
      ...texts.mileage,
    };
  }
  return {
    key,
    name: 'Gå til forsikringen',
    icon: 'car',
    ...(context.knowsAll || context.addressOfAgreement({ policyNumber: avtalenummer })
      ? toInsurance({ policyNumber: avtalenummer }, context)
      : { href: addressOf(`/motor/detaljer/${encodeURIComponent(avtalenummer)}`) }),
    title: { source: beskrivelse },
    ...texts.otherMotorTask,
  };
}

function invitations({ invitasjoner = [] }: SummaryInOre): Task[] {
  return invitasjoner.map(({ id, navn }) => ({
    key: `invitation ${id}`,
    name: 'Svar på invitasjonen',
    icon: 'people',
    href: addressOf(PATHS.sharing),
    ...texts.invitation(navn),
  }));
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
