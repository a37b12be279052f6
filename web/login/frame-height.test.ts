import { describe, expect, it } from 'vitest';
import { frameHeightFrom } from './LoginFrame.tsx';

describe('frameHeightFrom', () => {
  const URL = 'https://id.eksempel.no/innlogging?state=abc';
  const ORIGIN = 'https://id.eksempel.no';
  const message = (fields: object) => ({
    content: 'LOGINAPP_DIMENSIONS',
    height: 400,
    width: 320,
    ...fields,
  });

  it.each([
    [275, 297],
    [100, 108],
    [400, 432],
    [412.5, 446],
    [4000, 4320],
  ])('scales the height %s that the login page posts to %s', (posted, height) => {
    expect(frameHeightFrom(message({ height: posted }), ORIGIN, URL)).toBe(height);
  });

  it.each<[string, unknown, string?, string?]>([
    ['another origin', message({}), 'https://andre.eksempel.no'],
    ['another port', message({}), 'https://id.eksempel.no:8443'],
    ['another scheme', message({}), 'http://id.eksempel.no'],
    ['no origin', message({}), 'null'],
    ['an invalid login URL', message({}), ORIGIN, 'innlogging'],
    ['a login URL without an origin', message({}), 'null', 'data:text/html,x'],
    ['another content', message({ content: 'LOGINAPP_READY' })],
    ['no content', { height: 400, width: 320 }],
    ['no height', { content: 'LOGINAPP_DIMENSIONS', width: 320 }],
    ['no width', { content: 'LOGINAPP_DIMENSIONS', height: 400 }],
    ['a height as a string', message({ height: '400' })],
    ['a width as a string', message({ width: '320' })],
    ['a height that is not a number', message({ height: Number.NaN })],
    ['an infinite height', message({ height: Number.POSITIVE_INFINITY })],
    ['a height of zero', message({ height: 0 })],
    ['a negative height', message({ height: -1 })],
    ['a height above the maximum', message({ height: 4001 })],
    ['a string', 'LOGINAPP_DIMENSIONS'],
    ['null', null],
    ['undefined', undefined],
  ])('ignores %s', (_, data, origin = ORIGIN, url = URL) => {
    expect(frameHeightFrom(data, origin, url)).toBeNull();
  });
});
