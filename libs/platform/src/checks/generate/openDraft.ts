import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A change of a draft: the path from its folder, and whether the file is new. */
export interface DraftChange {
  path: string;
  isNew: boolean;
}

/** Files of a folder as they will be: nothing is written to disk before everything is known to fit. */
export interface Draft {
  /** @param path from the folder, with slashes. @returns the text as it will be; null where there is no such file */
  read(path: string): string | null;
  /** Whether there is, or will be, a file or a folder of this path. */
  exists(path: string): boolean;
  write(path: string, text: string): void;
  /** Names of what lies in a folder on disk; none where there is no such folder. */
  children(path: string): string[];
  /** What will be new or different, by path. */
  changes(): DraftChange[];
  /** Writes it. */
  save(): void;
}

/** @param root folder that paths count from */
export function openDraft(root: string): Draft {
  const texts = new Map<string, string>();
  const onDisk = (path: string) => existsSync(join(root, path));
  return {
    read: (path) => texts.get(path) ?? (onDisk(path) ? readFileSync(join(root, path), 'utf8') : null),
    exists: (path) => onDisk(path) || [...texts.keys()].some((one) => one === path || one.startsWith(`${path}/`)),
    write: (path, text) => void texts.set(path, text),
    children: (path) => (onDisk(path) ? readdirSync(join(root, path)).toSorted() : []),
    changes: () => [...texts.keys()].toSorted().map((path) => ({ path, isNew: !onDisk(path) })),
    save() {
      for (const [path, text] of texts) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
    },
  };
}
