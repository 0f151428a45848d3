import type { Site } from '@forecourt/domain';
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeedProposal } from '../../../ports/feedPort.ts';
import { FeedFileError } from '../feedFileError.ts';
import { megabytes } from '../limitBytes.ts';
import { sampleFeed } from './sampleFeed.ts';
import { suggestMapping } from './suggestMapping.ts';
import { tryMapping } from './tryMapping.ts';

/** Most bytes of a file that an editor shows, also of what is packed in it: it is read while visitors wait. */
export const maxProposedBytes = 10_000_000;

/** What the reader says of a file, without the name that the file has only here. */
const reasonOf = (error: FeedFileError, file: string): string => error.message.replaceAll(file, 'you chose');

/**
 * Proposes how to read a file of stock, and says what would come of it. The file is on the disk while it is read, and
 * nothing of it is kept.
 * @param data data folder of the installation
 */
export async function proposeMapping(
  content: Uint8Array,
  { site, data, now }: { site: Site; data: string; now: Date },
): Promise<FeedProposal> {
  if (content.byteLength > maxProposedBytes)
    return { ok: false, reason: `The file is larger than ${megabytes(maxProposedBytes)}.` };
  const folder = join(data, 'feeds');
  const file = join(folder, `.proposed-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, content);
    const { mapping, layout, fields, unread, notes } = suggestMapping(await sampleFeed(file, maxProposedBytes));
    const seconds = Math.floor(now.getTime() / 1_000);
    const trial = await tryMapping(file, { mapping, site, now: seconds, maxBytes: maxProposedBytes });
    return {
      ok: true,
      mapping: JSON.stringify(mapping, null, 2),
      layout: layout?.title ?? null,
      fields,
      unread,
      notes,
      trial,
    };
  } catch (error) {
    if (error instanceof FeedFileError) return { ok: false, reason: reasonOf(error, file) };
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}
