import { copyIndex } from '@forecourt/search-engine';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyLargeFile } from '../files/copyLargeFile.ts';

/** Search indexes that the hosts of an installation give to those that start. */
export interface SharedIndex {
  /**
   * Takes the shared index as this host's own, where it has none.
   * @returns whether it did: what has changed since is caught up as after any pause
   */
  adopt(): Promise<boolean>;
  /** Shares this host's index, unless another host has done so within the interval. @returns whether it did */
  share(): Promise<boolean>;
}

export interface SharedIndexOptions {
  /** Folder that all hosts have in common. */
  folder: string;
  /** Index file of this host. */
  file: string;
  /** Hosts of another installation never take it. */
  installation: string;
  now: () => Date;
  /** Milliseconds between two copies, over all hosts. @default ten minutes */
  everyMs?: number;
}

export const shareEveryMs = 600_000;

export function openSharedIndex(options: SharedIndexOptions): SharedIndex {
  const { folder, file, installation, now, everyMs = shareEveryMs } = options;
  const shared = join(folder, `index-${installation}.sqlite`);

  return {
    async adopt() {
      if (existsSync(file) || !existsSync(shared)) return false;
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}.${process.pid}.tmp`;
      try {
        await copyLargeFile(shared, draft);
        await rename(draft, file);
        return true;
      } finally {
        await rm(draft, { force: true });
      }
    },
    async share() {
      const last = await stat(shared).catch(() => null);
      if (last && now().getTime() - last.mtimeMs < everyMs) return false;
      await mkdir(folder, { recursive: true });
      await copyIndex(file, shared);
      return true;
    },
  };
}
