import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError } from '../../config/commandError.ts';
import { layoutMapping, layouts } from './layouts/layouts.ts';
import { parseMapping, type Mapping } from './mapping.ts';

/**
 * Where a mapping is, for those who look for it later and from elsewhere: the name of one that comes with the product, or
 * the whole path of a file.
 */
export const locateMapping = (given: string, folder = '.'): string =>
  layouts.has(given) ? given : resolve(folder, given);

/**
 * @param given name of a mapping that comes with the product, or path of a file
 * @throws CommandError for what is neither
 */
export function readMapping(given: string): Mapping {
  const shipped = layoutMapping(given);
  if (shipped) return shipped;
  let text: string;
  try {
    text = readFileSync(given, 'utf8');
  } catch (error) {
    const names = /^[\w-]+$/.test(given)
      ? ` The mappings that come with the product are ${[...layouts.keys()].join(', ')}.`
      : '';
    throw new CommandError(`The mapping ${given} cannot be read: ${(error as Error).message}.${names}`);
  }
  try {
    return parseMapping(text, given);
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}
