/**
 * Ends a program that takes no arguments if it got one: prints the usage, with exit code 0 for `--help`, else 2.
 * @param {string} usage
 */
export function expectNoArguments(usage) {
  const [argument] = process.argv.slice(2);
  if (argument === undefined) return;
  const isHelp = argument === '--help' || argument === '-h';
  (isHelp ? console.log : console.error)(usage);
  process.exit(isHelp ? 0 : 2);
}
