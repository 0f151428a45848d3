import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publicDoors } from '../packages/publicDoors.ts';
import { readManifest } from '../packages/published.ts';

/** A public door of a package. */
export interface Entry {
  /** As it is imported. @example '@forecourt/ui/model' */
  name: string;
  /** Path of its report. @example '…/libs/ui/api/model.md' */
  report: string;
  /** Its built types. */
  types: string;
}

/** The doors that a package's `exports` open to the code of others; style sheets have none. */
export function entriesOf(folder: string): Entry[] {
  const manifest = readManifest(folder);
  const { name } = manifest;
  return publicDoors(manifest).map(({ door, types }) => {
    const file = join(folder, types);
    if (!existsSync(file)) throw new Error(`${file} is missing: build ${name} first.`);
    const short = door === '.' ? 'index' : door.slice(2);
    return { name: door === '.' ? name : `${name}/${short}`, report: join(folder, 'api', `${short}.md`), types: file };
  });
}
