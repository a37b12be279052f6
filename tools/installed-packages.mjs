/**
 * @typedef {{
 *   version?: string, integrity?: string, optional?: boolean, link?: boolean,
 *   os?: string | string[], cpu?: string | string[], libc?: string | string[]
 * }} Package an entry of a lock file; `os`, `cpu` and `libc`: the platforms that it is for
 */
/** @typedef {{ packages?: Record<string, Package> }} Lock */
/** @typedef {{ os: string, cpu: string, libc?: string }} Platform `libc`: on Linux only */

/**
 * Returns whether an entry of a lock file is a package of this repository or a link to one.
 * @param {string} path
 * @param {{ link?: boolean }} entry
 */
export function isOurs(path, { link = false }) {
  return link || !path.startsWith('node_modules/');
}

/**
 * Returns whether every package that a platform needs is installed in the locked version. Packages without
 * which the platform works, such as those of other platforms, may be missing.
 * @param {Lock} locked package-lock.json
 * @param {Lock} installed npm's record in node_modules/.package-lock.json
 * @param {Platform} platform
 */
export function hasEveryPackage(locked, installed, platform) {
  return Object.entries(locked.packages ?? {}).every(([path, wanted]) => {
    if (isOurs(path, wanted)) return true;
    const found = installed.packages?.[path];
    if (!found) return !isNeeded(wanted, platform);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * Returns the platform of this process, with the names that npm uses.
 * @returns {Platform}
 */
export function thisPlatform() {
  const platform = { os: process.platform, cpu: process.arch };
  if (platform.os !== 'linux') return platform;
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return { ...platform, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

/**
 * Returns whether a package must be installed. npm leaves out an optional package of another platform, and
 * the packages that only that one uses, which name no platform.
 * @param {Package} wanted
 * @param {Platform} platform
 */
function isNeeded({ optional, os, cpu, libc }, platform) {
  if (!optional) return true;
  if (!os && !cpu) return false;
  return isFor(os, platform.os) && isFor(cpu, platform.cpu) && isFor(libc, platform.libc);
}

/**
 * @param {string | string[] | undefined} names undefined: all
 * @param {string | undefined} ours
 */
function isFor(names, ours) {
  return names === undefined || (ours !== undefined && [names].flat().includes(ours));
}
