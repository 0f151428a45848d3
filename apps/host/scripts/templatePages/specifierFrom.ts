import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file that a template's path leads to: a package has what its source was compiled to, under the same name. */
function moduleFile(module: string, from: string): string {
  const file = fileURLToPath(new URL(module, from));
  const compiled = file.replace(/\.tsx?$/, '.js');
  return !existsSync(file) && existsSync(compiled) ? compiled : file;
}

/** A module as a file in a folder names it: a path counts from the file that defines the template. */
export function specifierFrom(folder: string, module: string, from: string | undefined): string {
  if (!module.startsWith('.') || from === undefined) return module;
  const path = relative(folder, moduleFile(module, from));
  return path.startsWith('.') ? path : `./${path}`;
}
