import type { Answers } from './answers.ts';

/**
 * A wrong response. `change` makes a correct response wrong and returns whether it did: not every customer
 * has the data that it changes. The comparison named by `surface` must find it, and the cross-check.
 */
type Mutation = {
  name: string;
  surface?: string;
  crossCheck?: string;
  change(answers: Answers): boolean;
};

const STANDINGS = 'the standing in lists, pages and confirmations';
const SUMS = 'the sums and the agreements of the lists';
const DATES = 'the coming dates, the calendar and the agreements';
const BILLS = 'the bills and the summary';
const PAPERS = 'the claims and messages and the summary';

/** Wrong responses that must be found for every customer. */
export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'another standing in the list',
    surface: 'the main agreements',
    crossCheck: STANDINGS,
    change: ({ main: { avtaler } }) => changeFirst(avtaler, (each) => ({ ...each, standing: 'NONE' })),
  },
  {
    name: 'an ended agreement that counts',
    surface: 'the main agreements',
    crossCheck: SUMS,
    change: ({ main }) => {
      const [ended] = main.avtaler.filter((each) => each.standing === 'ENDED' && each.monthlyPrice);
      main.monthlySum += ended?.monthlyPrice ?? 0;
      return ended !== undefined;
    },
  },
  {
    name: 'a missing agreement',
    surface: 'the main agreements',
    change: ({ main: { avtaler } }) => avtaler.shift() !== undefined,
  },
  {
    name: 'an agreement listed twice',
    surface: "the partner group's agreements",
    change: ({ integration: { avtaler } }) => avtaler.push(...avtaler.slice(0, 1)) > 1,
  },
  {
    name: 'a sum that is an øre too high',
    surface: 'the main agreements',
    crossCheck: SUMS,
    change: ({ main }) => {
      main.monthlySum += 0.01;
      return true;
    },
  },
  {
    name: 'another standing on the page of the insurance',
    surface: 'an agreement by its number',
    crossCheck: STANDINGS,
    change: ({ single }) => changeFirst(single, (each) => ({ ...each, standing: 'NONE' })),
  },
  {
    name: 'offers in another order',
    surface: 'the offers',
    change: ({ offers: { tilbud } }) => tilbud.reverse().length > 1,
  },
  {
    name: 'a count that is too high',
    surface: 'the offers',
    change: ({ count }) => {
      count.antall += 1;
      return true;
    },
  },
  {
    name: 'another present price',
    surface: 'the present prices',
    crossCheck: 'the present prices and the agreements',
    change: ({ prices: { priser } }) => changeFirst(priser, (each) => ({ ...each, monthlyPrice: 12345.67 })),
  },
  {
    name: 'another cover',
    surface: 'the present prices',
    change: ({ prices: { priser } }) =>
      changeFirst(priser, (each) => ({ ...each, annenDekning: each.annenDekning !== true })),
  },
  {
    name: 'another coming date',
    surface: 'the coming dates',
    crossCheck: DATES,
    change: ({ summary: { kommende } }) => changeFirst(kommende, (each) => ({ ...each, dato: '2999-01-01' })),
  },
  {
    name: 'a renewal called an end',
    surface: 'the coming dates',
    crossCheck: DATES,
    change: ({ summary: { kommende } }) =>
      kommende[0]?.slag === 'FORNYES' && changeFirst(kommende, (each) => ({ ...each, slag: 'SLUTTER' })),
  },
  {
    name: 'the name of another insurance',
    surface: 'the coming dates',
    change: ({ summary: { kommende } }) =>
      kommende[0]?.navn !== undefined && changeFirst(kommende, (each) => ({ ...each, navn: 'En annen' })),
  },
  {
    name: 'no bills among the coming dates',
    surface: 'the coming dates',
    change: ({ summary }) => {
      const { length } = summary.kommende;
      summary.kommende = summary.kommende.filter(({ belop }) => belop === undefined);
      return summary.kommende.length < length;
    },
  },
  {
    name: 'a missing next payment',
    surface: 'the next payment',
    crossCheck: BILLS,
    change: ({ summary }) => {
      const had = summary.nesteBetaling !== undefined;
      delete summary.nesteBetaling;
      return had;
    },
  },
  {
    name: 'missing unpaid bills',
    surface: 'the unpaid bills',
    crossCheck: BILLS,
    change: ({ summary }) => {
      const had = summary.ubetalt !== undefined;
      delete summary.ubetalt;
      return had;
    },
  },
  {
    name: 'waiting claims after the others',
    surface: 'the claims of the summary',
    change: ({ summary: { skader } }) => {
      const isWaiting = skader.map(({ status }) => status === 'VENTER_PAA_DEG');
      skader.reverse();
      return new Set(isWaiting).size > 1;
    },
  },
  {
    name: 'a claim with a failed file is left out',
    surface: 'the files that did not arrive',
    change: ({ summary: { feiledeFiler = [] } }) => feiledeFiler.pop() !== undefined,
  },
  {
    name: 'a claim with another status',
    surface: 'the claims of the summary',
    crossCheck: PAPERS,
    change: ({ summary: { skader } }) => changeFirst(skader, (each) => ({ ...each, status: 'NONE' })),
  },
  {
    name: 'an end of an insurance that is renewed',
    surface: 'the insurances that end',
    crossCheck: STANDINGS,
    change: ({ summary }) => {
      const [renewed] = summary.kommende.filter(({ slag }) => slag === 'FORNYES');
      const { systemSource, policyNumber, navn, dato } = renewed ?? {};
      if (!systemSource || !policyNumber || !navn || !dato) return false;
      summary.slutter = [...(summary.slutter ?? []), { systemSource, policyNumber, navn, dato }];
      return true;
    },
  },
  {
    name: 'a date missing in the calendar',
    surface: 'the calendar',
    change: ({ calendar }) => calendar.shift() !== undefined,
  },
  {
    name: 'a refused confirmation',
    surface: 'the confirmations',
    crossCheck: STANDINGS,
    change: ({ confirmations }) => {
      const confirmed = confirmations.find(({ status }) => status === 200);
      if (confirmed) Object.assign(confirmed, { status: 409, code: 'KAN_IKKE_BEKREFTES' });
      return confirmed !== undefined;
    },
  },
  {
    name: 'a refusal without its code',
    surface: 'the confirmations',
    change: ({ confirmations }) => {
      const refused = confirmations.find(({ status }) => status === 409);
      delete refused?.code;
      return refused !== undefined;
    },
  },
  {
    name: 'a bill with another status',
    surface: 'the papers',
    change: ({ invoices: { fakturaer } }) => changeFirst(fakturaer, (each) => ({ ...each, status: 'NONE' })),
  },
  {
    name: 'an export without an agreement',
    surface: 'the data export',
    crossCheck: STANDINGS,
    change: ({ myData: { avtaler } }) => avtaler.shift() !== undefined,
  },
];

/** Changes the first item of a list; returns whether there is one. */
function changeFirst<Item>(items: Item[], change: (item: Item) => Item): boolean {
  const [first] = items;
  if (first === undefined) return false;
  items[0] = change(first);
  return true;
}
