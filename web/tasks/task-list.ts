import { texts } from '#texts/tasks.ts';
import type { CustomerCommunication, MotorTask, MotorTasks, TaskCount } from '../../contract/tasks.ts';
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
  text: InlineFact;
  /** on the button of the topmost task */
  action: string;
  /** what statistics call the action */
  name: string;
  href: string;
};

/** What the task endpoints have answered; left out: not asked, not there yet, or failed. */
export type TaskAnswers = {
  healthDeclarations?: TaskCount | undefined;
  acceptOffers?: TaskCount | undefined;
  motorTasks?: MotorTasks | undefined;
  communication?: CustomerCommunication | undefined;
};

/** The customer's tasks, what can't wait first (spec: overview §2.1, overview §3). */
export function listTasks(answers: TaskAnswers, messagesUrl: string): Task[] {
  return [
    ...healthDeclarations(answers.healthDeclarations?.antall ?? 0),
    ...acceptOffers(answers.acceptOffers?.antall ?? 0),
    ...(answers.motorTasks?.oppgaver ?? []).map(motorTask),
    ...(answers.communication?.hasUlesteMeldinger ? [unreadMessages(messagesUrl)] : []),
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

/** Mileage has a page of its own; of any other type we know no more than its vehicle (spec: decisions §8.7). */
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

function unreadMessages(messagesUrl: string): Task {
  return { key: 'messages', name: 'Les meldingene', icon: 'mail', href: messagesUrl, ...texts.messages };
}
