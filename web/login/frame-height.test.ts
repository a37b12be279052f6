import { describe, expect, it } from 'vitest';
import { dimensionsFrom, frameHeight } from './frame-height.ts';

describe('frameHeight', () => {
  it.each([
    [undefined, 297],
    [275, 297],
    [100, 108],
    [400, 432],
    [412.5, 446],
  ])('posted %s: %s', (posted, height) => {
    expect(frameHeight(posted)).toBe(height);
  });
});

describe('dimensionsFrom', () => {
  const URL = 'https://id.eksempel.no/innlogging?state=abc';
  const ORIGIN = 'https://id.eksempel.no';
  const message = (fields: object) => ({
    content: 'LOGINAPP_DIMENSIONS',
    height: 400,
    width: 320,
    ...fields,
  });

  it('takes the height and width that the login page posts', () => {
    expect(dimensionsFrom(message({}), ORIGIN, URL)).toEqual({ height: 400, width: 320 });
    expect(dimensionsFrom(message({ height: 4000 }), ORIGIN, URL)).toEqual({ height: 4000, width: 320 });
  });

  it.each<[string, unknown, string?, string?]>([
    ['another origin', message({}), 'https://andre.eksempel.no'],
    ['another port', message({}), 'https://id.eksempel.no:8443'],
    ['another scheme', message({}), 'http://id.eksempel.no'],
    ['no origin', message({}), 'null'],
    ['a login address that is none', message({}), ORIGIN, 'innlogging'],
    ['a login address without an origin', message({}), 'null', 'data:text/html,x'],
    ['another content', message({ content: 'LOGINAPP_READY' })],
    ['no content', { height: 400, width: 320 }],
    ['no height', { content: 'LOGINAPP_DIMENSIONS', width: 320 }],
    ['no width', { content: 'LOGINAPP_DIMENSIONS', height: 400 }],
    ['a height in text', message({ height: '400' })],
    ['a width in text', message({ width: '320' })],
    ['no number', message({ height: Number.NaN })],
    ['an endless height', message({ height: Number.POSITIVE_INFINITY })],
    ['no height at all', message({ height: 0 })],
    ['a height below nothing', message({ height: -1 })],
    ['a height beyond reason', message({ height: 4001 })],
    ['text', 'LOGINAPP_DIMENSIONS'],
    ['null', null],
    ['undefined', undefined],
  ])('ignores %s', (_, data, origin = ORIGIN, url = URL) => {
    expect(dimensionsFrom(data, origin, url)).toBeNull();
  });
});
