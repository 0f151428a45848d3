import { watch, type FSWatcher } from 'node:fs';

export interface FolderWatch {
  /** Watches a folder that was not watched yet; those below it are watched by themselves. @returns false where the disk tells nothing */
  see(folder: string): boolean;
  close(): void;
}

/**
 * Watches folders, one at a time: watching a whole tree costs one watch for each of its files.
 * @param tell called with the folder and the name in it; a null name is any
 */
export function watchFolders(tell: (folder: string, name: string | null) => void): FolderWatch {
  const watched = new Map<string, FSWatcher>();
  const forget = (folder: string) => {
    watched.get(folder)?.close();
    watched.delete(folder);
  };
  return {
    see(folder) {
      if (watched.has(folder)) return true;
      try {
        const watcher = watch(folder, { persistent: false }, (event, name) => {
          // A folder that is removed or renamed tells its own name; if it comes again it is another one.
          if (event === 'rename' && folder.endsWith(`/${name}`)) forget(folder);
          tell(folder, name);
        });
        watcher.on('error', () => forget(folder));
        watched.set(folder, watcher);
        return true;
      } catch {
        return false;
      }
    },
    close() {
      for (const folder of [...watched.keys()]) forget(folder);
    },
  };
}
