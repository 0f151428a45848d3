import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { CommandError } from '../../config/commandError.ts';
import type { Generated, Kind } from './kinds.ts';
import type { Draft } from './openDraft.ts';

/** What can be generated, by its name in commands. */
export type Kinds = Readonly<Record<string, Kind>>;

const wordedOptions = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .map(([name, example]) => ` --${name} ${example}`)
    .join('');

const usageOf = (kinds: Kinds): string => `Usage: npm run generate -- KIND NAME

${Object.entries(kinds)
  .map(([kind, { names, options }]) => `  ${kind} ${names.like}${wordedOptions(options)}`)
  .join('\n')}

  --unchecked   writes the files, and leaves types and tests to npm test`;

/** What a command has put into the draft, and whether it is to be checked at once. */
export interface Asked extends Generated {
  isChecked: boolean;
}

/**
 * Writes the files of a kind into a draft, which nothing has been written to disk of yet.
 * @param args of the command: kind, name, options
 * @throws CommandError that says what would be right
 */
export function generateInto(draft: Draft, kinds: Kinds, args: readonly string[]): Asked {
  const usage = usageOf(kinds);
  const options: ParseArgsOptionsConfig = { unchecked: { type: 'boolean' } };
  for (const kind of Object.values(kinds))
    for (const option of Object.keys(kind.options)) options[option] = { type: 'string' };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false });
  const { unchecked = false, ...given } = values;
  const [kindName = '', name = '', ...rest] = positionals;
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (!kind || name === '' || rest.length > 0) throw new CommandError(usage);
  const unknown = Object.keys(given).find((option) => !Object.hasOwn(kind.options, option));
  if (unknown !== undefined) throw new CommandError(`A ${kindName} has no option --${unknown}.\n\n${usage}`);
  if (!kind.names.pattern.test(name)) {
    throw new CommandError(`'${name}' is no name for a ${kindName}: write it like ${kind.names.like}.`);
  }
  const wish = { name, options: given as Record<string, string | undefined> };
  return { ...kind.generate(draft, wish), isChecked: unchecked !== true };
}
