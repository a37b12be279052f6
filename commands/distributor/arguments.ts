import { UsageError } from '../shared/issues.ts';
import { parseCommand } from '../shared/options.ts';

/** What a new distributor file is made of. `logo` is the path of an SVG file. */
export type Wanted = {
  name: string;
  host: string;
  colours: readonly [main: string, second?: string];
  logo: string | null;
  folder: string;
};

/** Options of `new` as given; a missing one is asked for if somebody can answer. */
export type Given = {
  name: string | undefined;
  host: string | undefined;
  colours: readonly string[];
  logo: string | undefined;
  folder: string | undefined;
};

/** The parsed arguments. */
export type Command = { name: 'new'; given: Given; withPreview: boolean } | { name: 'preview'; file: string };

export const USAGE = `npm run distributor -- new [--name NAME] [--host HOST] [--colour #RRGGBB]… [--logo FILE] [--folder FOLDER]
                             [--no-preview]
npm run distributor -- preview FILE

new writes a distributor file with all required fields, and colours for light and dark mode that everyone can
read. In a terminal it asks for what is missing. It never overwrites a file.

  --name NAME       the name that customers see
  --host HOST       the host name of the portal, such as forsikring.fjordbanken.no
  --colour #RRGGBB  the brand's colour, for surfaces and buttons; given twice, the second is for accents
  --logo FILE       an SVG file, which is copied (optional)
  --folder FOLDER   where to write (default: the name in lower-case letters)
  --no-preview      take no pictures

preview takes pictures of the login page, the overview and the offers of a distributor file, in light and dark
mode, and writes preview.html beside it. It needs a build and a browser, as the tests do.`;

const COLOUR = /^#[0-9a-f]{6}$/;
const HOST = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/;

const OPTIONS = {
  name: { type: 'string' },
  host: { type: 'string' },
  colour: { type: 'string', multiple: true },
  logo: { type: 'string' },
  folder: { type: 'string' },
  'no-preview': { type: 'boolean' },
} as const;

/** Parses the arguments of the command line; null: help. Throws `UsageError` if they are invalid. */
export function parseArguments(args: string[]): Command | null {
  const parsed = parseCommand(args, ['new', 'preview'], OPTIONS);
  if (parsed === null) return null;
  const { name, rest, values } = parsed;
  if (name === 'preview') return { name, file: onlyFile(rest) };
  if (rest.length > 0) throw new UsageError('new takes only options.');
  const { host, logo, folder, colour = [] } = values;
  const given = { name: values.name, host, colours: colour, logo, folder };
  return { name, given, withPreview: !values['no-preview'] };
}

function onlyFile([file, ...rest]: readonly string[]): string {
  if (file === undefined || rest.length > 0) throw new UsageError('preview needs one FILE.');
  return file;
}

/** Returns a checked name. Throws `UsageError` with a sentence that says what is wrong. */
export function checkedName(text: string): string {
  const name = text.trim();
  if (name.length === 0 || name.length > 200) throw new UsageError('--name must have 1 to 200 characters.');
  if (shortnameOf(name).length < 2) throw new UsageError('--name must have at least two letters or digits.');
  return name;
}

/** Returns a checked host name. Throws `UsageError` with a sentence that says what is wrong. */
export function checkedHost(text: string): string {
  const host = text.trim().toLowerCase();
  if (!HOST.test(host)) throw new UsageError('--host must be a host name without protocol, port and path.');
  return host;
}

/** Returns one or two checked colours. Throws `UsageError` with a sentence that says what is wrong. */
export function checkedColours(texts: readonly string[]): Wanted['colours'] {
  const [main, second, ...others] = texts.map((text) => text.trim().toLowerCase());
  if (main === undefined || others.length > 0) throw new UsageError('--colour must be given once or twice.');
  if (!COLOUR.test(main) || (second !== undefined && !COLOUR.test(second)))
    throw new UsageError("--colour must be a colour such as '#5b2a86', in quotes.");
  return second === undefined ? [main] : [main, second];
}

const NORWEGIAN: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a' };

/** Returns the short name for a name: at most 20 lower-case letters and digits. */
export function shortnameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => NORWEGIAN[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 20);
}
