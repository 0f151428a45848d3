import type { Tree } from '@nx/devkit';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { GenerateError } from './generateError.ts';
import { kinds, type Generated } from './kinds.ts';

const wordedOptions = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .map(([name, example]) => ` --${name} ${example}`)
    .join('');

export const usage = `Usage: npm run generate -- KIND NAME

${Object.entries(kinds)
  .map(([kind, { names, options }]) => `  ${kind} ${names.like}${wordedOptions(options)}`)
  .join('\n')}`;

/**
 * Writes the files of a kind into a tree, which nothing has been written to disk of yet.
 * @throws GenerateError that says what would be right
 */
export function generateInto(tree: Tree, args: readonly string[]): Generated {
  const options: ParseArgsOptionsConfig = {};
  for (const kind of Object.values(kinds))
    for (const option of Object.keys(kind.options)) options[option] = { type: 'string' };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false });
  const [kindName = '', name = '', ...rest] = positionals;
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (!kind || name === '' || rest.length > 0) throw new GenerateError(usage);
  const unknown = Object.keys(values).find((option) => !Object.hasOwn(kind.options, option));
  if (unknown !== undefined) throw new GenerateError(`A ${kindName} has no option --${unknown}.\n\n${usage}`);
  if (!kind.names.pattern.test(name)) {
    throw new GenerateError(`'${name}' is no name for a ${kindName}: write it like ${kind.names.like}.`);
  }
  return kind.generate(tree, { name, options: values as Record<string, string | undefined> });
}
