import {
  contentKindNames,
  contentKinds,
  countryCodes,
  countryOwner,
  type ContentKind,
  type ContentOwner,
} from '@forecourt/domain';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentProblem, ContentSource } from '../../ports/contentPort.ts';
import { openGate } from '../../limits/openGate.ts';
import { originOf, readContentFile, type FilePlace, type ParsedFile } from './readContentFile.ts';
import { watchFolders } from '../../files/watchFolders.ts';

const kindOf = (folder: string): ContentKind | undefined =>
  contentKindNames.find((kind) => contentKinds[kind].folder === folder);
const folders = contentKindNames.map((kind) => contentKinds[kind].folder).join(', ');

/** Milliseconds without a further change before listeners are notified, so that saving many files notifies once. */
const debounceMs = 100;
/** Milliseconds between two scans of the folder where change events are missing; with them it is scanned less often. */
const scanMs = 1_000;
/** Scans take at most this share of the time. */
const maxScanShare = 1 / 20;
/** Files read at the same time, so that other parts of the host can read files too. */
const batchSize = 64;

async function entries(folder: string) {
  try {
    return (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw fault;
  }
}

/**
 * Files of content: `shared/`, `countries/{code}/`, `manufacturers/{slug}/` and `sites/{slug}/`, each with a folder for each kind.
 * @param demoNow clock of the demo, by which marked dates of files move on; null leaves dates as written
 */
export function openFileContent(folder: string, demoNow: (() => Date) | null): ContentSource {
  const known = new Map<string, ParsedFile>();
  /** Files and folders in places where no content belongs. */
  let misplaced: ContentProblem[] = [];
  const listeners = new Set<() => void>();
  /** Folders of one owner and kind, by their path. */
  const places = new Map<string, Omit<FilePlace, 'name'>>();
  /** Files with change events since the last read; null when anything may have changed. */
  let changedFiles: Map<string, FilePlace> | null = null;
  let isWatched = true;

  async function owners(): Promise<ContentOwner[]> {
    const named = async (group: 'manufacturers' | 'sites') => {
      isWatched = watch.add(join(folder, group)) && isWatched;
      return (await entries(join(folder, group)))
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${group}/${name}` as const);
    };
    return ['shared', ...countryCodes.map(countryOwner), ...(await named('manufacturers')), ...(await named('sites'))];
  }

  /** Reads files again. @returns whether any of them changed */
  async function readFiles(files: readonly FilePlace[]): Promise<boolean> {
    let changed = false;
    const isFirst = known.size === 0;
    const today = demoNow?.().toISOString().slice(0, 10) ?? null;
    for (let start = 0; start < files.length; start += batchSize) {
      const batch = files.slice(start, start + batchSize);
      const found = await Promise.all(
        batch.map((file) => readContentFile(folder, file, known.get(originOf(file)), { today, sync: isFirst })),
      );
      batch.forEach((file, at) => {
        const [origin, now] = [originOf(file), found[at] ?? null];
        if (known.get(origin) === (now ?? undefined)) return;
        changed = true;
        if (now) known.set(origin, now);
        else known.delete(origin);
      });
    }
    return changed;
  }

  async function scan(): Promise<boolean> {
    const files: FilePlace[] = [];
    const found: ContentProblem[] = [];
    isWatched = watch.add(folder);
    for (const owner of await owners()) {
      watch.add(join(folder, owner));
      for (const entry of await entries(join(folder, owner))) {
        const kind = kindOf(entry.name);
        if (!kind || !entry.isDirectory()) {
          const message = `is no folder of content: use one of ${folders}`;
          found.push({ origin: `${owner}/${entry.name}`, field: null, message });
          continue;
        }
        const path = join(folder, owner, entry.name);
        places.set(path, { owner, kind });
        isWatched = watch.add(path) && isWatched;
        for (const { name } of await entries(path)) files.push({ owner, kind, name });
      }
    }
    const here = new Set(files.map((file) => originOf(file)));
    const gone = [...known.keys()].filter((origin) => !here.has(origin));
    for (const origin of gone) known.delete(origin);
    const misplacedChanged =
      found.length !== misplaced.length || found.some(({ origin }, at) => origin !== misplaced[at]?.origin);
    misplaced = found;
    return (await readFiles(files)) || gone.length > 0 || misplacedChanged;
  }

  async function readChanges(): Promise<boolean> {
    const files = changedFiles;
    changedFiles = new Map();
    return files ? readFiles([...files.values()]) : scan();
  }

  const oneAtATime = openGate({ maxRunning: 1, maxWaiting: Infinity });

  let debounce: NodeJS.Timeout | undefined;
  const notify = () => {
    clearTimeout(debounce);
    debounce = setTimeout(() => listeners.forEach((listener) => listener()), debounceMs).unref();
  };
  const watch = watchFolders((path, name) => {
    const place = places.get(path);
    if (!place || name === null) changedFiles = null;
    else if (!name.startsWith('.')) changedFiles?.set(join(path, name), { ...place, name });
    notify();
  });

  let scheduledScan: NodeJS.Timeout | undefined;
  let isClosed = false;
  const scheduleScan = (lasted: number) => {
    if (isClosed) return;
    const pause = Math.max(isWatched ? 30 * scanMs : scanMs, lasted / maxScanShare);
    scheduledScan = setTimeout(() => {
      const began = performance.now();
      void oneAtATime(scan)
        .then((changed) => changed && notify(), notify)
        .finally(() => scheduleScan(performance.now() - began));
    }, pause).unref();
  };

  return {
    read: () =>
      oneAtATime(async () => {
        await readChanges();
        if (!scheduledScan) scheduleScan(0);
        const files = [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, file]) => file);
        return {
          records: files.flatMap(({ record, isDraft }) => (isDraft ? [] : (record ?? []))),
          drafts: files.flatMap(({ record, isDraft }) => (isDraft ? (record ?? []) : [])),
          problems: [...misplaced, ...files.flatMap(({ problem }) => problem ?? [])],
        };
      }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      watch.close();
      await oneAtATime(() => Promise.resolve());
      clearTimeout(scheduledScan);
      clearTimeout(debounce);
    },
  };
}
