import { expect, test } from 'vitest';
import { personalDataIn } from './personal-data.ts';

test.each([
  ['national id', '{"msg":"01819021887 logged in"}'],
  ['e-mail address', '{"msg":"kari@eksempel.no"}'],
  ['phone number', '{"msg":"+4798765432"}'],
  ['cookie', '{"msg":"kfp-session=abc"}'],
  ['token', '{"msg":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0"}'],
])('finds a %s in a line', (kind, line) => {
  expect(personalDataIn(`a line\n${line}\n`)).toEqual([`${kind}: ${line}`]);
});

test.each([
  'Its data are in /tmp/portal-1',
  '  01819021887  Kari Nordmann: ten insurances',
  '{"level":30,"time":1795300000000,"kfpSessionId":"0190a1b2-0000-7000-8000-a01819021887"}',
  '{"kfpSessionId":"cea09dcb-7420-47cd-9c34-004709378299"}',
  'source_request_duration_seconds_sum{system="NICE"} 0.00473289900002',
  'source_request_duration_seconds_sum{system="NICE"} 0.01819021887',
  'process_virtual_memory_bytes 10461216768',
  'Valkey is at redis://127.0.0.1:6379',
])('finds no personal data in «%s»', (line) => {
  expect(personalDataIn(line)).toEqual([]);
});
