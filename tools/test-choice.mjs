/**
 * Choice of tests for `npm test`: stages, and filters within them. `changed` is set if the changed files
 * decide.
 * @typedef {{ stages: string[], filters: string[], changed?: { ref?: string } }} TestChoice
 */

/** Stages by the name on the command line. @type {Map<string, string[]>} */
const STAGES_OF = new Map([
  ['types', ['types']],
  ['lint', ['lint']],
  ['unit', ['unit']],
  ['build', ['build']],
  ['api', ['build', 'api']],
  ['e2e', ['build', 'e2e']],
]);
const ALL = ['types', 'lint', 'unit', 'build', 'api', 'e2e'];

/**
 * Returns the choice of tests for the arguments of `npm test`.
 * @param {string[]} args
 * @returns {TestChoice}
 * @throws {Error} with a one-line message when the arguments are invalid
 */
export function readChoice(args) {
  const [first, ref, ...more] = args;
  if (first === '--changed') {
    if (more.length > 0 || ref?.startsWith('-'))
      throw new Error(`Use --changed or --changed REF without other arguments. ${usage()}`);
    return { stages: ALL, filters: [], changed: ref === undefined ? {} : { ref } };
  }
  const option = args.find((each) => each.startsWith('-'));
  if (option) throw new Error(`There is no option ${option}. ${usage()}`);
  const named = args.filter((each) => STAGES_OF.has(each));
  const filters = args.filter((each) => !STAGES_OF.has(each));
  if (filters.length > 0 && named.length === 0) throw new Error(`Name a stage first. ${usage()}`);
  return { stages: named.length > 0 ? named.flatMap((name) => STAGES_OF.get(name) ?? []) : ALL, filters };
}

function usage() {
  return `npm test [-- STAGE … [FILTER …] | -- --changed [REF]], where STAGE is ${[...STAGES_OF.keys()].join(', ')}.`;
}
