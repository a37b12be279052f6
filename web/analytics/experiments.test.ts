import { afterEach, beforeEach, expect, test } from 'vitest';
import { countExperiment, forgetExperiments } from './experiments.ts';
import { receiveEvents } from './track.ts';

const [COLOUR, TEXT] = [
  { name: 'farge', variant: 'blå' },
  { name: 'tekst', variant: 'kort' },
];
let counted: [string, object][];
beforeEach(() => {
  counted = [];
  receiveEvents(({ type, payload }) => counted.push([type, payload]));
});
afterEach(() => {
  receiveEvents(null);
  forgetExperiments();
});

test('counts the start of an experiment once, and its variant on every page', () => {
  countExperiment(COLOUR, 'oversikt');
  countExperiment(COLOUR, 'tilbud');
  countExperiment(TEXT, 'tilbud');
  expect(counted).toEqual([
    ['experiment started', COLOUR],
    ['A/B test', { ...COLOUR, page: 'oversikt' }],
    ['A/B test', { ...COLOUR, page: 'tilbud' }],
    ['experiment started', TEXT],
    ['A/B test', { ...TEXT, page: 'tilbud' }],
  ]);
});

test('counts the start again for the next customer', () => {
  countExperiment(COLOUR, 'oversikt');
  forgetExperiments();
  countExperiment(COLOUR, 'oversikt');
  expect(counted.filter(([type]) => type === 'experiment started')).toHaveLength(2);
});
