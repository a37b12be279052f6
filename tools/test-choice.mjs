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
/** The test files of the stages that have filters. @type {[stage: string, files: RegExp][]} */
const TEST_FILES = [
  ['unit', /(?<!\.api)\.test\.tsx?$/],
  ['api', /\.api\.test\.ts$/],
  ['e2e', /^e2e\/.*\.(?:spec|a11y)\.ts$/],
];
const ALL = ['types', 'lint', 'unit', 'build', 'api', 'e2e'];

/**
 * Returns the choice of tests for the arguments of `npm test`. Without a stage, filters choose the stages that have
 * such test files.
 * @param {string[]} args
 * @param {() => string[]} listFiles lists paths of the project's files
 * @returns {TestChoice}
 * @throws {Error} with a one-line message when the arguments are invalid
 */
export function readChoice(args, listFiles) {
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
  if (args.length === 0) return { stages: ALL, filters };
  const chosen = named.length > 0 ? named : stagesWith(filters, listFiles());
  if (chosen.length === 0)
    throw new Error(`No stage or test file is called ${filters.join(' or ')}. ${usage()}`);
  return { stages: chosen.flatMap((name) => STAGES_OF.get(name) ?? []), filters };
}

/**
 * Returns the filter for Playwright, whose filters also match the folders above the project.
 * @param {string} filter
 */
export function specPattern(filter) {
  return `/e2e/.*${filter.replace(/^e2e\//, '')}`;
}

/**
 * Returns the stages that have test files with a filter in their path.
 * @param {string[]} filters
 * @param {string[]} files
 * @returns {string[]}
 */
function stagesWith(filters, files) {
  const found = files.filter((file) => filters.some((filter) => file.includes(filter)));
  return TEST_FILES.filter(([, pattern]) => found.some((file) => pattern.test(file))).map(([stage]) => stage);
}

function usage() {
  return `npm test [-- [STAGE …] [FILTER …] | -- --changed [REF]], where STAGE is ${[...STAGES_OF.keys()].join(', ')}.`;
}
