import { describeConfiguration } from '../../server/platform/config/configuration.ts';
import { environmentFor, isSecret } from '../../server/platform/config/environment.ts';
import { SOURCE_NAMES } from '../../server/platform/config/source-names.ts';
import { table } from './markdown.ts';
import { SOURCE_DESCRIPTIONS, VARIABLE_GROUPS } from './variable-descriptions.ts';

const COLUMNS = ['Variable', 'Value', 'Default', 'Purpose'];
const VARIABLES = environmentFor(SOURCE_NAMES).properties;
const PARTS = Object.entries(SOURCE_DESCRIPTIONS);

const INTRODUCTION = `# Environment variables

Every environment variable of the server and of its commands. They are checked at the start;
\`npm run config\` prints the values in force, and \`npm run config -- check\` all errors.
An empty value counts as not set, except for \`OIDC_PROMPT\`. Values of secrets (🔒) are never printed.

This page is generated from \`server/platform/config\` by \`npm run reference\`.`;

/** Returns the reference of the environment variables as Markdown. */
export function variablesPage(): string {
  const groups = Object.entries(VARIABLE_GROUPS).map(([heading, variables]) => {
    const rows = Object.entries(variables).map(([name, purpose]) => rowOf(name, name, purpose));
    return `## ${heading}\n\n${table(COLUMNS, rows)}`;
  });
  return `${[INTRODUCTION, ...groups, oneSource()].join('\n\n')}\n`;
}

/** Returns the variables without a description. */
export function undescribedVariables(): string[] {
  const described = new Set([
    ...Object.values(VARIABLE_GROUPS).flatMap(Object.keys),
    ...SOURCE_NAMES.flatMap((source) => PARTS.map(([part]) => `SOURCE_${source}_${part}`)),
  ]);
  return Object.keys(VARIABLES).filter((name) => !described.has(name));
}

function oneSource(): string {
  const names = SOURCE_NAMES.map((name) => `\`${name}\``).join(', ');
  const rows = PARTS.map(([part, purpose]) =>
    rowOf(`SOURCE_<NAME>_${part}`, `SOURCE_${SOURCE_NAMES[0]}_${part}`, purpose),
  );
  return `## One source

\`<NAME>\` is one of ${names}, or a system that the distributor file names. See [The systems behind the portal](../neighbours.md).

${table(COLUMNS, rows)}`;
}

function rowOf(shown: string, name: string, purpose: string): string[] {
  const { description = '' } = VARIABLES[name] as { description?: string };
  const value = description || (name.endsWith('_URL') ? 'an http(s):// address' : 'the path of a file');
  return [`\`${shown}\`${isSecret(name) ? ' 🔒' : ''}`, value, defaultOf(name), purpose];
}

function defaultOf(name: string): string {
  const inDevelopment = valueIn({}, name);
  const inProduction = name === 'NODE_ENV' ? inDevelopment : valueIn({ NODE_ENV: 'production' }, name);
  if (inDevelopment === inProduction) return inDevelopment;
  return `${inDevelopment}; ${inProduction} in production`;
}

function valueIn(env: NodeJS.ProcessEnv, name: string): string {
  const line = describeConfiguration(env).find((each) => each.startsWith(`${name}=`)) ?? '';
  const value = line.slice(name.length + 1);
  return value === '' || isSecret(name) ? '–' : `\`${value}\``;
}
