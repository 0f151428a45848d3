import { contentKindNames, contentKinds, type ContentKind, type ContentOwner } from '@forecourt/domain';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentProblem, ContentSource } from '../../ports/contentPort.ts';
import { originOf, readContentFile, type FilePlace, type KnownFile } from './readContentFile.ts';
import { watchFolders } from './watchFolders.ts';

const kindOf = (folder: string): ContentKind | undefined =>
  contentKindNames.find((kind) => contentKinds[kind].folder === folder);
const folders = contentKindNames.map((kind) => contentKinds[kind].folder).join(', ');

/** Milliseconds: somebody who saves many files is waited for this long. */
const settleMs = 100;
/** Milliseconds after which the folder is looked through even if nobody told of a change: some disks tell none. */
const lookMs = 1_000;
/** Looking through takes at most this share of the time. */
const lookShare = 1 / 20;
/** Files that are looked at together: other parts of the host read files too. */
const atOnce = 64;

async function entries(folder: string) {
  try {
    return (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw fault;
  }
}

/**
 * Files of content: `shared/`, `manufacturers/{slug}/` and `sites/{slug}/`, each with a folder for each kind.
 * @param demoNow the clock of the demo, with which days of files that say so move on; null where days mean what they say
 */
export function openFileContent(folder: string, demoNow: (() => Date) | null): ContentSource {
  const known = new Map<string, KnownFile>();
  /** What stands where no content belongs. */
  let strays: ContentProblem[] = [];
  const listeners = new Set<() => void>();
  /** Folders of one owner and kind, by their path. */
  const places = new Map<string, Omit<FilePlace, 'name'>>();
  /** What was told of since the last look; null for anything. */
  let touched: Map<string, FilePlace> | null = null;
  let isTold = true;

  async function owners(): Promise<ContentOwner[]> {
    const named = async (group: 'manufacturers' | 'sites') => {
      isTold = watch.see(join(folder, group)) && isTold;
      return (await entries(join(folder, group)))
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${group}/${name}` as const);
    };
    return ['shared', ...(await named('manufacturers')), ...(await named('sites'))];
  }

  /** Which of the files differ from what is known, which is brought up to date. */
  async function take(files: readonly FilePlace[]): Promise<boolean> {
    let changed = false;
    const isFirst = known.size === 0;
    const today = demoNow?.().toISOString().slice(0, 10) ?? null;
    for (let start = 0; start < files.length; start += atOnce) {
      const some = files.slice(start, start + atOnce);
      const found = await Promise.all(
        some.map((file) => readContentFile(folder, file, known.get(originOf(file)), { today, waits: isFirst })),
      );
      some.forEach((file, at) => {
        const [origin, now] = [originOf(file), found[at] ?? null];
        if (known.get(origin) === (now ?? undefined)) return;
        changed = true;
        if (now) known.set(origin, now);
        else known.delete(origin);
      });
    }
    return changed;
  }

  async function lookThrough(): Promise<boolean> {
    const files: FilePlace[] = [];
    const found: ContentProblem[] = [];
    isTold = watch.see(folder);
    for (const owner of await owners()) {
      watch.see(join(folder, owner));
      for (const entry of await entries(join(folder, owner))) {
        const kind = kindOf(entry.name);
        if (!kind || !entry.isDirectory()) {
          const message = `is no folder of content: use one of ${folders}`;
          found.push({ origin: `${owner}/${entry.name}`, field: null, message });
          continue;
        }
        const path = join(folder, owner, entry.name);
        places.set(path, { owner, kind });
        isTold = watch.see(path) && isTold;
        for (const { name } of await entries(path)) files.push({ owner, kind, name });
      }
    }
    const here = new Set(files.map((file) => originOf(file)));
    const gone = [...known.keys()].filter((origin) => !here.has(origin));
    for (const origin of gone) known.delete(origin);
    const strayed = found.length !== strays.length || found.some(({ origin }, at) => origin !== strays[at]?.origin);
    strays = found;
    return (await take(files)) || gone.length > 0 || strayed;
  }

  async function look(): Promise<boolean> {
    const files = touched;
    touched = new Map();
    return files ? take([...files.values()]) : lookThrough();
  }

  let queue: Promise<unknown> = Promise.resolve();
  /** One look at a time. */
  const inTurn = <Of>(work: () => Promise<Of>): Promise<Of> => {
    const done = queue.then(work, work);
    queue = done.catch(() => undefined);
    return done;
  };

  let settling: NodeJS.Timeout | undefined;
  const tell = () => {
    clearTimeout(settling);
    settling = setTimeout(() => listeners.forEach((listener) => listener()), settleMs).unref();
  };
  const watch = watchFolders((path, name) => {
    const place = places.get(path);
    if (!place || name === null) touched = null;
    else if (!name.startsWith('.')) touched?.set(join(path, name), { ...place, name });
    tell();
  });

  let looking: NodeJS.Timeout | undefined;
  let isClosed = false;
  const lookLater = (lasted: number) => {
    if (isClosed) return;
    const pause = Math.max(isTold ? 30 * lookMs : lookMs, lasted / lookShare);
    looking = setTimeout(() => {
      const began = performance.now();
      void inTurn(lookThrough)
        .then((changed) => changed && tell(), tell)
        .finally(() => lookLater(performance.now() - began));
    }, pause).unref();
  };

  return {
    read: () =>
      inTurn(async () => {
        await look();
        if (!looking) lookLater(0);
        const files = [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, file]) => file);
        return {
          records: files.flatMap(({ record }) => record ?? []),
          problems: [...strays, ...files.flatMap(({ problem }) => problem ?? [])],
        };
      }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      watch.close();
      await queue;
      clearTimeout(looking);
      clearTimeout(settling);
    },
  };
}
