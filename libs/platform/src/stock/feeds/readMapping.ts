import { readFileSync } from 'node:fs';
import { CommandError } from '../../config/commandError.ts';
import { parseMapping, type Mapping } from './mapping.ts';

/** @throws CommandError for a file that is no mapping */
export function readMapping(file: string): Mapping {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (fault) {
    throw new CommandError(`The mapping ${file} cannot be read: ${(fault as Error).message}.`);
  }
  try {
    return parseMapping(text, file);
  } catch (fault) {
    throw new CommandError((fault as Error).message);
  }
}
