import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile } from './siteFiles.ts';

/** The files of sites as they were when they were last served, so that a host starts with them though one is wrong by then. */
export interface LastGoodSites {
  /** Null when there is none, or it cannot be read. */
  read(name: string): string | null;
  write(file: SiteFile): void;
  remove(name: string): void;
}

/** @param folder made when the first file is written */
export function openLastGoodSites(folder: string): LastGoodSites {
  return {
    read(name) {
      try {
        return readFileSync(join(folder, name), 'utf8');
      } catch {
        return null;
      }
    },
    write({ name, text }) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}.tmp`), text);
      renameSync(join(folder, `${name}.tmp`), join(folder, name));
    },
    remove: (name) => rmSync(join(folder, name), { force: true }),
  };
}
