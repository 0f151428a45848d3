import { contentKinds, demoDates, isContentSlug, type ContentKind, type ContentOwner } from '@forecourt/domain';
import { readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { ContentProblem, StoredContent } from '../../ports/contentPort.ts';
import { parseContent } from './parseContent.ts';

export interface ParsedFile {
  /** Changes when the file changes. */
  stamp: string;
  /** The last version that could be read. */
  record: StoredContent | null;
  /** Whether it waits to be published in the place of the file without `.draft` in its name. */
  isDraft: boolean;
  problem: ContentProblem | null;
}

export interface FilePlace {
  owner: ContentOwner;
  kind: ContentKind;
  /** With its extension. */
  name: string;
}

/** Path of a content file within the content folder. @example 'sites/harbour-toyota/pages/about-us.md' */
export const originOf = ({ owner, kind, name }: FilePlace): string => `${owner}/${contentKinds[kind].folder}/${name}`;

/** `about-us.draft.md` is the draft of `about-us`. */
export const draftEnding = '.draft';

const isMissing = (fault: unknown) => (fault as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Reads a content file, unless it did not change. Null where there is none.
 * @param before result of the last read
 * @param today the date in the demo, YYYY-MM-DD, by which dates of files move on; null elsewhere
 * @param sync reads synchronously, as at the start: for thousands of files that takes a third of the time
 */
export async function readContentFile(
  folder: string,
  place: FilePlace,
  before: ParsedFile | undefined,
  { today, sync }: { today: string | null; sync: boolean },
): Promise<ParsedFile | null> {
  const { owner, kind, name } = place;
  const origin = originOf(place);
  const extension = extname(name);
  const stem = basename(name, extension);
  const isDraft = stem.endsWith(draftEnding);
  const slug = isDraft ? stem.slice(0, -draftEnding.length) : stem;
  try {
    const path = join(folder, origin);
    const { mtimeMs, size, ino } = sync ? statSync(path) : await stat(path);
    const stamp = `${mtimeMs}:${size}:${ino}:${today}`;
    if (before?.stamp === stamp) return before;
    const wrong = (message: string): ParsedFile => ({
      stamp,
      record: before?.record ?? null,
      isDraft,
      problem: { origin, field: null, message },
    });
    if (extension !== '.md' && extension !== '.json') return wrong('is neither .md nor .json');
    if (!isContentSlug(slug)) return wrong('has a name that is no address: use a to z, 0 to 9 and single hyphens');
    const text = sync ? readFileSync(path, 'utf8') : await readFile(path, 'utf8');
    try {
      const record = {
        owner,
        kind,
        slug,
        fields: demoDates(parseContent(name, text, contentKinds[kind].prose), today),
        origin,
        source: 'file',
      } as const;
      return { stamp, record, isDraft, problem: null };
    } catch (fault) {
      return wrong((fault as Error).message);
    }
  } catch (fault) {
    if (isMissing(fault)) return null;
    const message = `cannot be read (${(fault as NodeJS.ErrnoException).code})`;
    return { stamp: '', record: before?.record ?? null, isDraft, problem: { origin, field: null, message } };
  }
}
