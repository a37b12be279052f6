import { expect, test } from 'vitest';
import { ConfigurationError } from './platform/config/configuration.ts';
import { readSettings } from './settings.ts';

test('the shipped file is used by default, without notices', () => {
  const { distributorFile, notices } = readSettings({});
  expect(distributorFile.distributors).toHaveLength(7);
  expect(notices).toEqual([]);
});

test('issues of the environment and the distributor file are reported together', () => {
  const read = () => readSettings({ PORT: 'x', DISTRIBUTORS_FILE: '/finnes/ikke.json' });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(
    'PORT must be a port from 0 to 65535, but is "x".\nDISTRIBUTORS_FILE /finnes/ikke.json cannot be read.',
  );
});
