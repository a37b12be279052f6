import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { unusable } from './source-error.ts';
import { createSourceMetrics } from './source-metrics.ts';

test('an error is counted and logged for each of its systems, with only the system and the kind', async () => {
  const registry = new Registry();
  const warn = vi.fn();
  const metrics = createSourceMetrics(registry, { warn });
  metrics.error(['NICE', 'PARIS'], 'timeout');
  metrics.error(['NICE'], 'timeout');

  expect(warn.mock.calls.map(([values]) => values)).toEqual([
    { system: 'NICE', kind: 'timeout' },
    { system: 'PARIS', kind: 'timeout' },
    { system: 'NICE', kind: 'timeout' },
  ]);
  const text = await registry.metrics();
  expect(text).toContain('source_errors_total{system="NICE",kind="timeout"} 2');
  expect(text).toContain('source_errors_total{system="PARIS",kind="timeout"} 1');
});

test('the line of an error names its list, and the fields that make an answer unusable', () => {
  const warn = vi.fn();
  const metrics = createSourceMetrics(new Registry(), { warn });
  metrics.error(['NICE'], 'wrong-shape', undefined, 'skader');
  metrics.error(['TASKS'], 'wrong-shape', unusable('wrong-shape', ['aksepttilbud.antall']));

  expect(warn.mock.calls.map(([values]) => values)).toEqual([
    { system: 'NICE', list: 'skader', kind: 'wrong-shape' },
    { system: 'TASKS', kind: 'wrong-shape', fields: ['aksepttilbud.antall'] },
  ]);
});

test('rejected fields are counted each, and logged in one line without repetition', async () => {
  const registry = new Registry();
  const warn = vi.fn();
  createSourceMetrics(registry, { warn }).rejectedFields('NICE', 'avtaler', ['name', 'endDate', 'name']);

  expect(warn.mock.calls.map(([values]) => values)).toEqual([
    { system: 'NICE', list: 'avtaler', fields: ['name', 'endDate'] },
  ]);
  const text = await registry.metrics();
  expect(text).toContain('source_rejected_fields_total{system="NICE",list="avtaler",field="name"} 2');
});

test('durations are recorded by system', async () => {
  const registry = new Registry();
  createSourceMetrics(registry, { warn: vi.fn() }).duration('NICE', 0.3);
  const text = await registry.metrics();
  expect(text).toContain('source_request_duration_seconds_bucket{le="0.25",system="NICE"} 0');
  expect(text).toContain('source_request_duration_seconds_bucket{le="0.5",system="NICE"} 1');
});
