// Plain JavaScript, because every program loads this file before it knows its Node.

/** The oldest Node that runs the server, the commands and the tests: major and minor version. */
export const OLDEST_NODE = '24.0';

/**
 * Returns the line that tells a user that this Node is too old; undefined if it is not.
 * @param {string} version for example 24.21.0
 * @returns {string | undefined}
 */
export function oldNodeMessage(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `The portal needs Node ${OLDEST_NODE} or later; this is ${major}.${minor}.`;
}
