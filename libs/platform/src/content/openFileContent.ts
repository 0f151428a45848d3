import { contentKindNames, contentKinds, isContentSlug, type ContentKind } from '@forecourt/domain';
import { watch, type FSWatcher } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { ContentOwner, ContentProblem, ContentSource, StoredContent } from '../ports/contentPort.ts';
import { parseContent } from './parseContent.ts';

interface KnownFile {
  stamp: string;
  /** The last version that could be read. */
  record: StoredContent | null;
  problem: ContentProblem | null;
}

const kindOf = (folder: string): ContentKind | undefined =>
  contentKindNames.find((kind) => contentKinds[kind].folder === folder);
const folders = contentKindNames.map((kind) => contentKinds[kind].folder).join(', ');

/** Milliseconds: somebody who saves many files is waited for this long. */
const settleMs = 100;
/** Milliseconds after which the folder is looked through even if nobody told of a change: some disks tell none. */
const lookMs = 1_000;

const missing = (fault: unknown) => (fault as NodeJS.ErrnoException).code === 'ENOENT';

async function entries(folder: string) {
  try {
    return (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  } catch (fault) {
    if (missing(fault)) return [];
    throw fault;
  }
}

const problem = (origin: string, message: string): ContentProblem => ({ origin, field: null, message });

/** Files of content: `shared/`, `manufacturers/{slug}/` and `sites/{slug}/`, each with a folder for each kind. */
export function openFileContent(folder: string): ContentSource {
  const known = new Map<string, KnownFile>();
  const listeners = new Set<() => void>();

  async function owners(): Promise<ContentOwner[]> {
    const named = async (group: 'manufacturers' | 'sites') =>
      (await entries(join(folder, group)))
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${group}/${name}` as const);
    return ['shared', ...(await named('manufacturers')), ...(await named('sites'))];
  }

  async function look(owner: ContentOwner, kind: ContentKind, name: string): Promise<[string, KnownFile]> {
    const origin = `${owner}/${contentKinds[kind].folder}/${name}`;
    const path = join(folder, origin);
    const before = known.get(origin);
    const wrong = (stamp: string, message: string): [string, KnownFile] => [
      origin,
      { stamp, record: before?.record ?? null, problem: problem(origin, message) },
    ];
    const extension = extname(name);
    const slug = basename(name, extension);
    if (extension !== '.md' && extension !== '.json') return wrong('', 'is neither .md nor .json');
    if (!isContentSlug(slug)) return wrong('', 'has a name that is no address: use a to z, 0 to 9 and single hyphens');
    try {
      const { mtimeMs, size, ino } = await stat(path);
      const stamp = `${mtimeMs}:${size}:${ino}`;
      if (before?.stamp === stamp) return [origin, before];
      try {
        const fields = parseContent(name, await readFile(path, 'utf8'), contentKinds[kind].prose);
        return [origin, { stamp, record: { owner, kind, slug, fields, origin }, problem: null }];
      } catch (fault) {
        return wrong(stamp, (fault as Error).message);
      }
    } catch (fault) {
      return wrong('', `cannot be read (${(fault as NodeJS.ErrnoException).code})`);
    }
  }

  /** Everything that stands in the folder now; files that did not change are not read again. */
  async function lookThrough(): Promise<{ changed: boolean; strays: ContentProblem[] }> {
    const found = new Map<string, KnownFile>();
    const strays: ContentProblem[] = [];
    for (const owner of await owners()) {
      for (const entry of await entries(join(folder, owner))) {
        const kind = kindOf(entry.name);
        if (!kind || !entry.isDirectory()) {
          strays.push(problem(`${owner}/${entry.name}`, `is no folder of content: use one of ${folders}`));
          continue;
        }
        const files = (await entries(join(folder, owner, entry.name))).map(({ name }) => name).sort();
        for (const file of await Promise.all(files.map((name) => look(owner, kind, name)))) found.set(...file);
      }
    }
    const changed = found.size !== known.size || [...found].some(([origin, file]) => known.get(origin) !== file);
    known.clear();
    for (const [origin, file] of found) known.set(origin, file);
    return { changed, strays };
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
  let watcher: FSWatcher | null = null;
  try {
    watcher = watch(folder, { recursive: true, persistent: false }, tell);
    watcher.on('error', () => watcher?.close());
  } catch {
    // No folder yet, or a disk that tells nothing: looking through it finds the changes.
  }
  const looking = setInterval(
    () => {
      if (listeners.size > 0) void inTurn(lookThrough).then(({ changed }) => changed && tell(), tell);
    },
    watcher ? 30 * lookMs : lookMs,
  ).unref();

  return {
    read: () =>
      inTurn(async () => {
        const { strays } = await lookThrough();
        const files = [...known.values()];
        return {
          records: files.flatMap(({ record }) => record ?? []),
          problems: [...strays, ...files.flatMap(({ problem: one }) => one ?? [])],
        };
      }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      watcher?.close();
      clearInterval(looking);
      clearTimeout(settling);
      await queue;
    },
  };
}
