import type { Site } from '@forecourt/domain';
import { and, asc, eq, lte, ne } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import { uploads } from '../../database/schema/index.ts';
import { contentPictureKind } from '../../database/schema/uploads.ts';
import { describeFault } from '../../logs/personalData.ts';
import { fileHeaders, privateHeaders } from './fileHeaders.ts';
import type { PictureLinks } from './pictureLinks.ts';
import { pictureId, type PictureStore } from '../../files/pictures/pictureStore.ts';
import { prepareFile, type PreparedFile } from './prepareFile.ts';
import { refusalWords, type Refusal } from './refusalWords.ts';
import {
  maxPictures,
  type SentFile,
  type UploadedFile,
  type UploadRules,
  type UploadService,
} from '../../ports/uploadPort.ts';
import { requestedWidth, thumbnail } from './thumbnail.ts';
import type { VisitorLimit } from '../../limits/visitorLimit.ts';

export interface UploadDeps {
  db: Db;
  /** Stores pictures. */
  store: PictureStore;
  /** Stores documents. */
  documents: PictureStore;
  /** Largest document, in megabytes. */
  documentMegabytes: number;
  links: PictureLinks;
  limit: VisitorLimit;
  now: () => Date;
  log: Logger;
}

const day = 86_400_000;
/** Lifetime of a file before its form is sent. */
const draftMs = 14 * day;
/** Lifetime of a file once the dealer has its link. */
const handedOverMs = 60 * day;

type Row = typeof uploads.$inferSelect;

const asFile = ({ id, width, height, kind, name }: Row): UploadedFile => ({
  id,
  width,
  height,
  name,
  kind: kind as UploadedFile['kind'],
});

/** Files that visitors upload, on a migrated database. */
export function openUploads(parts: UploadDeps): UploadService {
  const { db, store, documents, documentMegabytes, links, limit, now, log } = parts;
  const ofOwner = (site: Site, owner: string) => and(eq(uploads.siteSlug, site.slug), eq(uploads.owner, owner));
  const rowsOf = (site: Site, owner: string) =>
    db.select().from(uploads).where(ofOwner(site, owner)).orderBy(asc(uploads.place));
  const storeOf = ({ kind }: Pick<Row, 'kind'>) => (kind === 'picture' ? store : documents);

  /** Takes the first free place; concurrent uploads never take the same. */
  async function claim(site: Site, owner: string, max: number, file: PreparedFile): Promise<UploadedFile | null> {
    const id = randomUUID();
    const at = now();
    const { kind, name, width, height } = file;
    const taken = new Set((await rowsOf(site, owner)).map(({ place }) => place));
    for (let place = 0; place < max; place += 1) {
      if (taken.has(place)) continue;
      const row = { id, owner, place, kind, name, width, height, siteSlug: site.slug, createdAt: at };
      const made = await db
        .insert(uploads)
        .values({ ...row, expiresAt: new Date(at.getTime() + draftMs) })
        .onConflictDoNothing()
        .returning();
      if (made[0]) return asFile(made[0]);
    }
    return null;
  }

  async function addOne(
    site: Site,
    owner: string,
    sent: SentFile,
    { kinds, max }: Required<UploadRules>,
  ): Promise<UploadedFile | Refusal> {
    const file = await prepareFile(sent, kinds, documentMegabytes);
    if (typeof file === 'string') return file;
    // The row first: a stored file without a row would never be deleted.
    const claimed = await claim(site, owner, max, file);
    if (claimed === null) return 'many';
    try {
      await storeOf(file).put(claimed.id, file.bytes);
    } catch (fault) {
      await db.delete(uploads).where(eq(uploads.id, claimed.id));
      throw fault;
    }
    return claimed;
  }

  async function deleteRows(rows: readonly Pick<Row, 'id' | 'kind'>[]): Promise<void> {
    for (const row of rows) {
      await storeOf(row).remove(row.id);
      await db.delete(uploads).where(eq(uploads.id, row.id));
    }
  }

  return {
    documentMegabytes,

    async add(site, owner, files, visitor, given = {}) {
      const rules = { kinds: given.kinds ?? ['picture'], max: Math.min(given.max ?? maxPictures, maxPictures) };
      const words = refusalWords(site, rules, documentMegabytes);
      const added: UploadedFile[] = [];
      const refused = new Set<string>();
      // An empty file input sends a file without name and content.
      const chosen = files.filter(({ size, name }) => size > 0 || (name && !rules.kinds.includes('picture')));
      if (chosen.length > rules.max) refused.add(words.many);
      // One after another, because decoding takes memory.
      for (const file of chosen.slice(0, rules.max)) {
        const taken = (await limit(visitor)) ? await addOne(site, owner, file, rules) : 'often';
        if (typeof taken === 'string') refused.add(words[taken]);
        else added.push(taken);
      }
      return { added, refused: [...refused] };
    },

    async list(site, owner) {
      return (await rowsOf(site, owner)).map(asFile);
    },

    async remove(site, owner, id) {
      const mine = (await rowsOf(site, owner)).filter((row) => row.id === id);
      await deleteRows(mine);
      return mine.length > 0;
    },

    removeAll: async (site, owner) => deleteRows(await rowsOf(site, owner)),

    async handOver(site, owner) {
      const until = new Date(now().getTime() + handedOverMs);
      const extended = await db.update(uploads).set({ expiresAt: until }).where(ofOwner(site, owner)).returning();
      const inOrder = extended.sort((one, other) => one.place - other.place);
      return inOrder.map(({ id, name }) => ({ id, name, path: links.path(site.slug, id, until) }));
    },

    ownPath: (site, id) => links.path(site.slug, id, new Date(now().getTime() + day)),

    async respond(site, id, given) {
      const missing = { status: 404, headers: privateHeaders, body: null };
      if (!pictureId.test(id) || !links.isValid(site.slug, id, given, now())) return missing;
      const [row] = await db
        .select()
        .from(uploads)
        .where(and(eq(uploads.siteSlug, site.slug), eq(uploads.id, id)));
      const body = row ? await storeOf(row).get(id) : null;
      if (!row || !body) return missing;
      const width = row.kind === 'picture' ? requestedWidth(given) : null;
      return { status: 200, headers: fileHeaders(row), body: width === null ? body : await thumbnail(body, width) };
    },

    async sweep() {
      try {
        const expired = await db
          .select()
          .from(uploads)
          .where(and(lte(uploads.expiresAt, now()), ne(uploads.kind, contentPictureKind)))
          .limit(1_000);
        await deleteRows(expired);
        return expired.length;
      } catch (fault) {
        log.error({ part: 'uploads', ...describeFault(fault) }, 'Old files could not be deleted');
        return 0;
      }
    },
  };
}
