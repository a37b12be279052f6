/**
 * Ends a program that takes no arguments if it got one: prints the usage, with exit code 0 for `--help`, else 2.
 * @param {string} usage
 */
export function expectNoArguments(usage) {
  printHelp(usage);
  if (process.argv.length <= 2) return;
  console.error(usage);
  process.exit(2);
}

/**
 * Prints the usage and ends the program if its first argument is `--help`.
 * @param {string} usage
 */
export function printHelp(usage) {
  if (!['--help', '-h'].includes(process.argv[2] ?? '')) return;
  console.log(usage);
  process.exit();
}
