import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A public door of a package. */
export interface Entry {
  /** As it is imported. @example '@forecourt/ui/model' */
  name: string;
  /** Path of its report. @example '…/libs/ui/api/model.md' */
  report: string;
  /** Its built types. */
  types: string;
}

/** The doors that a package's `exports` open to code; style sheets have none. */
export function entriesOf(folder: string): Entry[] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports?: Record<string, string | { types?: string }>;
  };
  return Object.entries(exports ?? {}).flatMap(([door, target]) => {
    if (typeof target === 'string' || !target.types) return [];
    const types = join(folder, target.types);
    if (!existsSync(types)) throw new Error(`${types} is missing: build ${name} first.`);
    const short = door === '.' ? 'index' : door.slice(2);
    return [{ name: door === '.' ? name : `${name}/${short}`, report: join(folder, 'api', `${short}.md`), types }];
  });
}
