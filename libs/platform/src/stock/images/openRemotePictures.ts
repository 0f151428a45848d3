import { isListedPicture } from '@forecourt/domain';
import { LRUCache } from 'lru-cache';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boundFolder } from '../../files/boundFolder.ts';
import { masterPicture } from './encodePicture.ts';
import { openPictureFetch, type FetchOptions } from '../../calls/fetchPicture.ts';
import { GateFull, type Gate } from '../../limits/openGate.ts';
import { readPictureName } from './pictureName.ts';
import { rareReport } from '../../logs/rareReport.ts';

export interface RemoteOptions extends FetchOptions {
  /** Folder for fetched pictures; above `maxFolderBytes` the least recently used are deleted. */
  folder: string;
  /** @default 512 MiB */
  maxFolderBytes?: number;
  now: () => Date;
  /** Gets occasional messages on failing hosts, without the rest of the address. */
  report?: (message: string) => void;
}

export type RemotePicture = { ok: true; file: string } | { ok: false; status: 404 | 502 };

const dayMs = 86_400_000;
/** How long a failed fetch is not retried, in milliseconds. */
const retryAfterMs = { 404: 300_000, 502: 30_000 } as const;
const maxFailures = 5_000;
const maxPending = 400;

/**
 * Pictures of other hosts, cached for a day. Concurrent requests for several sizes share one fetch.
 * @param gate limits decoding, shared with other users because of the memory it takes
 */
export function openRemotePictures(
  { folder, maxFolderBytes = 1 << 29, now, report, ...web }: RemoteOptions,
  gate: Gate,
) {
  const fetchPicture = openPictureFetch(web);
  const bound = boundFolder(folder, maxFolderBytes);
  const pending = new Map<string, Promise<RemotePicture>>();
  const failures = new LRUCache<string, { status: 404 | 502; until: number }>({ max: maxFailures });
  const reportOnce = rareReport(now, report ?? (() => undefined));

  function fail(file: string, url: URL, status: 404 | 502, reason: string): RemotePicture {
    failures.set(file, { status, until: now().getTime() + retryAfterMs[status] });
    reportOnce(`${url.host} ${reason}`, `A picture of ${url.host} was not taken over: it ${reason}.`);
    return { ok: false, status };
  }

  async function obtain(url: URL, file: string): Promise<RemotePicture> {
    const stored = await stat(file).catch(() => null);
    if (stored && stored.mtimeMs > now().getTime() - dayMs) return { ok: true, file };
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `${randomUUID()}.tmp`);
    try {
      const fetched = await fetchPicture(url, draft);
      if (!fetched.ok && fetched.status === 502 && stored) {
        // While its host is unreachable an outdated picture is better than none.
        await utimes(file, now(), now());
        return { ok: true, file };
      }
      if (!fetched.ok) return fail(file, url, fetched.status, fetched.reason);
      const master = await gate(() => masterPicture(draft));
      if (!master) return fail(file, url, 404, 'is no picture that can be read');
      await writeFile(draft, master);
      await rename(draft, file);
      bound.added(master.length);
      return { ok: true, file };
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    /** @param name as `readPictureName` takes it @throws GateFull when more is asked for than can be fetched */
    async picture(name: string): Promise<RemotePicture> {
      const url = readPictureName(name);
      if (!url || !isListedPicture(url, web.hosts)) return { ok: false, status: 404 };
      const file = join(folder, createHash('sha1').update(url.href).digest('hex'));
      const failure = failures.get(file);
      if (failure && failure.until > now().getTime()) return { ok: false, status: failure.status };
      const running = pending.get(file);
      if (running) return running;
      if (pending.size >= maxPending) throw new GateFull();
      const started = obtain(url, file).finally(() => pending.delete(file));
      pending.set(file, started);
      return started;
    },
  };
}
