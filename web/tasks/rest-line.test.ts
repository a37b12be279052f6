import { expect, test } from 'vitest';
import { restLine } from './rest-line.ts';

test.each<[tasks: number, offers: number | null, line: string]>([
  [3, 4, '3 oppgaver til og 4 tilbud'],
  [1, 1, '1 oppgave til og 1 tilbud'],
  [1, 0, '1 oppgave til'],
  [22, 0, '22 oppgaver til'],
  [0, 4, '4 tilbud'],
  [0, null, 'Tilbud du har sett på'],
  [2, null, '2 oppgaver til og tilbud du har sett på'],
])('%s more tasks and %s offers: %s', (tasks, offers, line) => {
  expect(restLine(tasks, offers)).toBe(line);
});
