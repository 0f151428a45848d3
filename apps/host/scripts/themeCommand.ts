import { siteThemeSchema, themeChoices } from '@forecourt/domain';
import { makeTheme, themeProblems } from '@forecourt/tenant-themes';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

export interface ThemeCommandDeps {
  /** Folder of the site files; themes stand in `themes/` below it. */
  sitesFolder: string;
  /** Names of the themes that the host has as modules. */
  registered: readonly string[];
  /** JSON Schema that a new file names for editors. */
  schemaFile: string;
  /** One finished line for people. */
  say: (line: string) => void;
}

class Mistake extends Error {}

const choiceNames = Object.keys(themeChoices) as (keyof typeof themeChoices)[];

const usage = `Usage: npm run theme -- COMMAND

  new NAME --brand '#RRGGBB'   writes a theme that follows from a colour; sites then name it as their theme
${choiceNames.map((name) => `    --${name} ${themeChoices[name].join('|')}`).join('\n')}
    --headings ${themeChoices.typeface.join('|')}
    --capitals
  show NAME                    its colours, and how well each can be read`;

/** Colours of a theme, one line each, with the contrast of those that carry text. */
function paletteLines(color: Record<string, string>): string[] {
  return Object.entries(color).map(([name, value]) => `  ${name.padEnd(16)} ${value}`);
}

function messagesOf(data: unknown): string[] {
  const { $schema: _, ...theme } = Object(data) as { $schema?: unknown };
  const read = siteThemeSchema.strict().safeParse(theme);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return themeProblems(read.data).map(({ field, message }) => `${field}: ${message}`);
}

function show(name: string, file: string, { say }: ThemeCommandDeps): void {
  if (!existsSync(file))
    throw new Mistake(`There is no theme '${name}' that is data: ${relative('.', file)} is missing.`);
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (fault) {
    throw new Mistake(`${relative('.', file)} is not JSON: ${(fault as Error).message}`);
  }
  const problems = messagesOf(data);
  if (problems.length > 0) throw new Mistake(problems.join('\n'));
  for (const line of paletteLines(makeTheme(name, siteThemeSchema.parse(data)).tokens.color)) say(line);
  say('Every text can be read on every surface that it stands on (4.5:1), every edge seen (3:1), light and dark.');
}

function write(
  name: string,
  file: string,
  values: Record<string, string | boolean | undefined>,
  deps: ThemeCommandDeps,
) {
  if (deps.registered.includes(name)) throw new Mistake(`'${name}' is a theme that the host has: choose another name.`);
  if (existsSync(file))
    throw new Mistake(`${relative('.', file)} is there already: change it, or choose another name.`);
  const problems = values['brand'] === undefined ? ["--brand is missing: --brand '#c8102e'"] : messagesOf(values);
  if (problems.length > 0) throw new Mistake(problems.join('\n'));
  const $schema = relative(dirname(file), deps.schemaFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ $schema, ...values }, null, 2)}\n`, { flag: 'wx' });
  deps.say(
    `Written: ${relative('.', file)}. A site has it with "theme": "${name}"; Storybook's toolbar shows every part in it.`,
  );
  show(name, file, deps);
}

/** Makes a theme that is data, or shows one. @returns the exit code: 0 where all went well */
export function themeCommand(args: readonly string[], deps: ThemeCommandDeps): number {
  const options: ParseArgsOptionsConfig = {
    brand: { type: 'string' },
    headings: { type: 'string' },
    capitals: { type: 'boolean' },
  };
  for (const name of choiceNames) options[name] = { type: 'string' };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [command, name = '', ...rest] = positionals;
    if ((command !== 'new' && command !== 'show') || name === '' || rest.length > 0) throw new Mistake(usage);
    if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) {
      throw new Mistake(`'${name}' cannot be a theme's name: use small letters, digits and hyphens.`);
    }
    const file = join(deps.sitesFolder, 'themes', `${name}.json`);
    if (command === 'new') write(name, file, values as Record<string, string | boolean | undefined>, deps);
    else show(name, file, deps);
    return 0;
  } catch (fault) {
    const { code = '' } = fault as NodeJS.ErrnoException;
    if (!(fault instanceof Mistake) && !code.startsWith('ERR_PARSE_ARGS')) throw fault;
    deps.say((fault as Error).message);
    return 1;
  }
}
