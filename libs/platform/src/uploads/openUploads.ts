import type { Site } from '@forecourt/domain';
import { and, asc, eq, lte } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from '../database/database.ts';
import { uploads } from '../database/schema/index.ts';
import { describeFault } from '../leads/personalData.ts';
import { makePicture } from './makePicture.ts';
import type { PictureLinks } from './pictureLinks.ts';
import { pictureId, type PictureStore } from './pictureStore.ts';
import {
  mostPictureBytes,
  mostPictures,
  type SentFile,
  type UploadedPicture,
  type UploadService,
} from './uploadPort.ts';
import type { VisitorLimit } from './visitorLimit.ts';

export interface UploadParts {
  db: Db;
  store: PictureStore;
  links: PictureLinks;
  limit: VisitorLimit;
  now: () => Date;
  log: Logger;
}

const day = 86_400_000;
/** Until a form is sent. */
const draftMs = 14 * day;
/** Once the dealer has the links. */
const handedOverMs = 60 * day;

const words = {
  many: `We take up to ${mostPictures} pictures.`,
  big: 'Pictures may have up to 10 MB each.',
  heic: 'HEIC pictures cannot be read here. Save them as JPEG, or send a screenshot.',
  unreadable: 'Only pictures can be sent: JPEG, PNG, WebP or AVIF.',
  often: 'That were many pictures at once. Please try again in an hour.',
} as const;

const headers = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Pictures that visitors send, on a database whose tables are there. */
export function openUploads({ db, store, links, limit, now, log }: UploadParts): UploadService {
  const ofOwner = (site: Site, owner: string) => and(eq(uploads.siteSlug, site.slug), eq(uploads.owner, owner));
  const rowsOf = (site: Site, owner: string) =>
    db.select().from(uploads).where(ofOwner(site, owner)).orderBy(asc(uploads.place));

  /** Takes the first free place; two at once never take the same. */
  async function claim(site: Site, owner: string, size: { width: number; height: number }): Promise<string | null> {
    const id = randomUUID();
    const at = now();
    const taken = new Set((await rowsOf(site, owner)).map(({ place }) => place));
    for (let place = 0; place < mostPictures; place += 1) {
      if (taken.has(place)) continue;
      const row = { ...{ id, owner, place, ...size }, siteSlug: site.slug, createdAt: at };
      const made = await db
        .insert(uploads)
        .values({ ...row, expiresAt: new Date(at.getTime() + draftMs) })
        .onConflictDoNothing()
        .returning({ id: uploads.id });
      if (made.length > 0) return id;
    }
    return null;
  }

  async function addOne(site: Site, owner: string, file: SentFile): Promise<UploadedPicture | keyof typeof words> {
    if (file.size > mostPictureBytes) return 'big';
    const made = await makePicture(new Uint8Array(await file.arrayBuffer()));
    if (!made.ok) return made.reason;
    const { picture, width, height } = made;
    // The row comes first: what is in the store without a row nobody would ever delete.
    const id = await claim(site, owner, { width, height });
    if (id === null) return 'many';
    try {
      await store.put(id, picture);
    } catch (fault) {
      await db.delete(uploads).where(eq(uploads.id, id));
      throw fault;
    }
    return { id, width, height };
  }

  async function drop(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await store.remove(id);
      await db.delete(uploads).where(eq(uploads.id, id));
    }
  }

  return {
    async add(site, owner, files, visitor) {
      const added: UploadedPicture[] = [];
      const refused = new Set<string>();
      if (files.length > mostPictures) refused.add(words.many);
      // One after the other: decoding is what takes memory.
      for (const file of files.slice(0, mostPictures)) {
        if (file.size === 0) continue;
        const taken = (await limit(visitor)) ? await addOne(site, owner, file) : 'often';
        if (typeof taken === 'string') refused.add(words[taken]);
        else added.push(taken);
      }
      return { added, refused: [...refused] };
    },

    async list(site, owner) {
      return (await rowsOf(site, owner)).map(({ id, width, height }) => ({ id, width, height }));
    },

    async remove(site, owner, id) {
      const mine = (await rowsOf(site, owner)).some((row) => row.id === id);
      if (mine) await drop([id]);
      return mine;
    },

    removeAll: async (site, owner) => drop((await rowsOf(site, owner)).map(({ id }) => id)),

    async handOver(site, owner) {
      const until = new Date(now().getTime() + handedOverMs);
      const kept = await db.update(uploads).set({ expiresAt: until }).where(ofOwner(site, owner)).returning();
      const inOrder = kept.sort((one, other) => one.place - other.place);
      return inOrder.map(({ id }) => links.path(site.slug, id, until));
    },

    async respond(site, id, given) {
      if (!pictureId.test(id) || !links.holds(site.slug, id, given, now())) return { status: 404, headers, body: null };
      const [row] = await db
        .select({ id: uploads.id })
        .from(uploads)
        .where(and(eq(uploads.siteSlug, site.slug), eq(uploads.id, id)));
      const body = row ? await store.get(id) : null;
      if (!body) return { status: 404, headers, body: null };
      const named = { 'content-type': 'image/jpeg', 'content-disposition': `inline; filename="${id.slice(0, 8)}.jpg"` };
      return { status: 200, headers: { ...headers, ...named }, body };
    },

    async sweep() {
      try {
        const over = await db
          .select({ id: uploads.id })
          .from(uploads)
          .where(lte(uploads.expiresAt, now()))
          .limit(1_000);
        await drop(over.map(({ id }) => id));
        return over.length;
      } catch (fault) {
        log.error({ part: 'uploads', ...describeFault(fault) }, 'Old pictures could not be deleted');
        return 0;
      }
    },
  };
}
