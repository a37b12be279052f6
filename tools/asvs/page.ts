import { table } from '../reference/markdown.ts';
import { MUTATIONS } from './mutations.ts';
import { REQUIREMENTS, type Requirement } from './requirements.ts';

const STATUS = {
  met: 'met',
  documented: 'documented',
  bank: "the bank's part",
  none: 'does not apply',
  open: '**open**',
} as const;

const CHAPTERS = [
  'Encoding and sanitization',
  'Validation and business logic',
  'Browser',
  'API and messages',
  'Files',
  'Login',
  'Sessions',
  'Access',
  'Tokens',
  'OAuth and OpenID Connect',
  'Cryptography',
  'Encryption in transit',
  'Configuration',
  'Data protection',
  'Architecture and dependencies',
  'Logging and errors',
  'WebRTC',
] as const;

/** Returns the reference page docs/reference/asvs.md. */
export function asvsPage(): string {
  const counts = Object.entries(STATUS).map(([status, name]) => {
    const count = REQUIREMENTS.filter((each) => each.status === status).length;
    return `${name.replaceAll('*', '')} ${count}`;
  });
  return `${[
    '# OWASP ASVS 5.0.0, levels 1 and 2',
    '',
    'How does the portal meet each requirement of levels 1 and 2 of [ASVS',
    '5.0.0](https://github.com/OWASP/ASVS/tree/v5.0.0)? `npm run reference` writes this page from `tools/asvs`.',
    '`npm run mutate:security` removes the controls in brackets one by one, and the named test must then fail.',
    '',
    `Requirements: ${counts.join(', ')}. Level 3 was not reviewed.`,
    ...CHAPTERS.flatMap((title, place) => ['', `## ${place + 1} ${title}`, '', tableOf(place + 1)]),
  ].join('\n')}\n`;
}

function tableOf(chapter: number): string {
  const rows = REQUIREMENTS.filter(({ id }) => id.startsWith(`${chapter}.`));
  return table(['No.', 'Level', 'Requirement', 'Status', 'How, or why'], rows.map(rowOf));
}

function rowOf(requirement: Requirement): string[] {
  const { id, level, words, status, answer } = requirement;
  const proof = proofOf(requirement);
  return [id, String(level), words, STATUS[status], `${answer}${proof && `: ${proof}`}`];
}

/** Returns the tests of a requirement with the controls that they prove, or the page that documents it. */
function proofOf(requirement: Requirement): string {
  if (requirement.page !== null) return `\`${requirement.page}\``;
  return testsOf(requirement)
    .map(([path, controls]) => `\`${path}\`${controls.length > 0 ? ` [${controls.join(', ')}]` : ''}`)
    .join(', ');
}

/** Returns the test files of a requirement, each with the names of the controls that it proves. */
export function testsOf({ controls, tests }: Requirement): [path: string, controls: string[]][] {
  const byPath = new Map<string, string[]>(tests.map((path) => [path, []]));
  for (const name of controls) {
    const { file } = MUTATIONS[name].test;
    byPath.set(file, [...(byPath.get(file) ?? []), name]);
  }
  return [...byPath];
}
