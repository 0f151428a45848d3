import type { Site } from '@forecourt/domain';
import { and, eq, lte } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import { uploads } from '../../database/schema/index.ts';
import { contentPictureKind } from '../../database/schema/uploads.ts';
import { makePicture, type PictureResult } from '../../files/pictures/makePicture.ts';
import { pictureId, type PictureStore } from '../../files/pictures/pictureStore.ts';
import { GateFull, type Gate } from '../../limits/openGate.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { ImageSource } from '../../ports/imagePort.ts';
import type { OpenedContent } from '../openContent.ts';

/** Largest picture that is taken for content, and what whoever sends a larger one is told. */
export const contentPictureLimit = {
  bytes: 8 * 1_024 * 1_024,
  words: 'This picture is larger than 8 MB. Save a smaller copy, about 2,000 pixels wide, and choose it again.',
} as const;

/** Name of the pictures of content in `/media/{source}/`. */
export const contentPictureSource = 'content';

/** Why a picture for content is not taken. */
export type PictureRefusal = Extract<PictureResult, { ok: false }>['reason'] | 'empty' | 'big' | 'busy' | 'full';

export type PictureStored =
  { ok: true; address: string; width: number; height: number } | { ok: false; reason: PictureRefusal };

export interface ContentPicturesDeps {
  db: Db;
  /** Stores the bytes: the same that has the pictures of visitors. */
  store: PictureStore;
  content: Pick<OpenedContent, 'mentions' | 'problems' | 'refresh'>;
  /** Limits decoding, together with the pictures of pages. */
  gate: Gate;
  now: () => Date;
  log: Logger;
}

/** Pictures that editors upload for records of content. They are public, at `/media/content/{id}`. */
export interface ContentPictures extends ImageSource {
  /** Checks a picture by its content, encodes it anew without metadata, and stores it. */
  add(site: Pick<Site, 'slug'>, bytes: Uint8Array): Promise<PictureStored>;
  /** Deletes pictures that no record has used for 30 days. @returns how many */
  sweep(): Promise<number>;
}

/** How long a picture is kept that no record uses. */
const unusedMs = 30 * 86_400_000;
/** Pictures that one sweep looks at. */
const sweptAtOnce = 500;

/** A disk, or a share of it, without room. */
const isFull = (fault: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes((fault as NodeJS.ErrnoException).code ?? '');

/** Pictures of content, on a migrated database. */
export function openContentPictures({ db, store, content, gate, now, log }: ContentPicturesDeps): ContentPictures {
  const isPicture = (id: string) => and(eq(uploads.id, id), eq(uploads.kind, contentPictureKind));
  const remove = (id: string) => db.delete(uploads).where(isPicture(id));
  const keepUntil = () => new Date(now().getTime() + unusedMs);

  async function make(bytes: Uint8Array): Promise<PictureResult | { ok: false; reason: 'busy' }> {
    try {
      return await gate(() => makePicture(bytes));
    } catch (fault) {
      if (fault instanceof GateFull) return { ok: false, reason: 'busy' };
      throw fault;
    }
  }

  return {
    async add({ slug }, bytes) {
      if (bytes.length === 0) return { ok: false, reason: 'empty' };
      if (bytes.length > contentPictureLimit.bytes) return { ok: false, reason: 'big' };
      const made = await make(bytes);
      if (!made.ok) return made;
      const { picture, width, height } = made;
      const id = randomUUID();
      const row = {
        id,
        siteSlug: slug,
        kind: contentPictureKind,
        width,
        height,
        createdAt: now(),
        expiresAt: keepUntil(),
      };
      // The row first: a stored file without a row would never be deleted. Each picture is its own owner.
      await db.insert(uploads).values({ ...row, owner: `${contentPictureSource}/${id}`, place: 0 });
      try {
        await store.put(id, picture);
      } catch (fault) {
        await remove(id);
        if (!isFull(fault)) throw fault;
        log.error({ part: 'content', ...describeFault(fault) }, 'There is no room for a picture of content');
        return { ok: false, reason: 'full' };
      }
      return { ok: true, address: `/media/${contentPictureSource}/${id}`, width, height };
    },

    async picture(id) {
      // The store also has the pictures of visitors, which are nobody else's.
      const [row] = pictureId.test(id) ? await db.select({ id: uploads.id }).from(uploads).where(isPicture(id)) : [];
      return row ? store.get(id) : null;
    },

    async sweep() {
      try {
        const isDue = and(eq(uploads.kind, contentPictureKind), lte(uploads.expiresAt, now()));
        const due = await db.select({ id: uploads.id }).from(uploads).where(isDue).limit(sweptAtOnce);
        if (due.length === 0) return 0;
        await content.refresh();
        // A record that cannot be read may use any of them.
        const isAllRead = content.problems().every(({ field }) => field !== null);
        let count = 0;
        for (const { id } of due) {
          if (content.mentions(id)) {
            await db.update(uploads).set({ expiresAt: keepUntil() }).where(isPicture(id));
          } else if (isAllRead) {
            await store.remove(id);
            await remove(id);
            count += 1;
          }
        }
        return count;
      } catch (fault) {
        log.error({ part: 'content', ...describeFault(fault) }, 'Unused pictures could not be deleted');
        return 0;
      }
    },
  };
}
