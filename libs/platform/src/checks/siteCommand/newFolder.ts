import { existsSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { CommandError } from '../../config/commandError.ts';

/** Lets a command write into a folder that has nothing yet. @throws CommandError when it holds something already */
export function checkNewFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new CommandError(`${relative('.', folder)} is not empty: name a new folder.`);
  }
}
