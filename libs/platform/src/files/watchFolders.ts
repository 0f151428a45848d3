import { watch, type FSWatcher } from 'node:fs';

export interface FolderWatch {
  /**
   * Watches a folder, not those below it. Harmless when repeated.
   * @returns false where the file system has no change events
   */
  add(folder: string): boolean;
  close(): void;
}

/**
 * Watches single folders: a recursive watch would take one watch for every file of the tree.
 * @param onEvent called with the folder and the name that changed in it; null where the name is not known
 */
export function watchFolders(onEvent: (folder: string, name: string | null) => void): FolderWatch {
  const watched = new Map<string, FSWatcher>();
  const unwatch = (folder: string) => {
    watched.get(folder)?.close();
    watched.delete(folder);
  };
  return {
    add(folder) {
      if (watched.has(folder)) return true;
      try {
        const watcher = watch(folder, { persistent: false }, (event, name) => {
          // A folder that is removed or renamed reports its own name. If it comes back, it needs a new watch.
          if (event === 'rename' && folder.endsWith(`/${name}`)) unwatch(folder);
          onEvent(folder, name);
        });
        watcher.on('error', () => unwatch(folder));
        watched.set(folder, watcher);
        return true;
      } catch {
        return false;
      }
    },
    close() {
      for (const folder of [...watched.keys()]) unwatch(folder);
    },
  };
}
