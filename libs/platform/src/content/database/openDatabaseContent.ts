import { contentKindNames } from '@forecourt/domain';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { contentRecords } from '../../database/schema/index.ts';
import type { ContentKey, ContentProblem, ContentSource, StoredContent } from '../../ports/contentPort.ts';
import { databaseOrigin, type TriedContent } from '../tryContent.ts';

/** A record of the database. */
export interface VersionedContent extends ContentKey {
  /** Null of a record that was removed. */
  fields: Record<string, unknown> | null;
  /** Counts its changes, from 1. */
  version: number;
  updatedAt: Date;
}

/** A record as somebody wants it. */
export interface ContentWrite extends TriedContent {
  /** Keeps the fields that are not named. @default false: the record holds nothing else */
  keepsOthers?: boolean;
  /** Stored only if this version is; 0 is none. @default whichever is */
  expected?: number;
}

export type ContentWritten =
  | { ok: true; records: VersionedContent[] }
  | { ok: false; reason: 'changed'; record: ContentKey; version: number }
  | { ok: false; reason: 'wrong'; problems: ContentProblem[] };

export interface ContentFilter extends Partial<ContentKey> {
  /** The last record of the page before. */
  after?: ContentKey;
}

export interface DatabaseContent extends ContentSource {
  find(key: ContentKey): Promise<VersionedContent | null>;
  /** By owner, kind and name; removed ones are left out. */
  list(filter: ContentFilter, most: number): Promise<VersionedContent[]>;
  /** Stores all of them or none. @param check what would be wrong with them */
  write(
    writes: readonly ContentWrite[],
    check: (changes: readonly TriedContent[]) => readonly ContentProblem[],
  ): Promise<ContentWritten>;
}

/** Milliseconds between two looks for what other processes changed. */
const lookMs = 500;

type Reader = Pick<Db, 'select' | 'execute'>;
type Row = typeof contentRecords.$inferSelect;

const nameOf = ({ owner, kind, slug }: ContentKey) => `${owner}/${kind}/${slug}`;
const isKey = ({ owner, kind, slug }: ContentKey) =>
  and(eq(contentRecords.owner, owner), eq(contentRecords.kind, kind), eq(contentRecords.slug, slug));

const versioned = ({ owner, kind, slug, fields, version, updatedAt, deleted }: Row): VersionedContent => ({
  owner,
  kind,
  slug,
  version,
  updatedAt,
  fields: deleted ? null : fields,
});

/** Content that was pushed. What other processes change is known within a second. */
export function openDatabaseContent(db: Db): DatabaseContent {
  const known = new Map<string, StoredContent>();
  const unknown = new Map<string, ContentProblem>();
  const listeners = new Set<() => void>();
  let seen = 0;
  let looking: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Of>(work: () => Promise<Of>): Promise<Of> => {
    const done = queue.then(work, work);
    queue = done.catch(() => undefined);
    return done;
  };

  function take({ change, deleted, owner, kind, slug, fields }: Row): void {
    const name = nameOf({ owner, kind, slug });
    const origin = databaseOrigin({ owner, kind, slug });
    seen = Math.max(seen, change);
    known.delete(name);
    unknown.delete(name);
    if (deleted) return;
    if (contentKindNames.includes(kind)) known.set(name, { owner, kind, slug, fields, source: 'database', origin });
    else
      unknown.set(name, {
        origin,
        field: null,
        message: `is of no kind that is known: ${contentKindNames.join(', ')}`,
      });
  }

  /** Writers number their changes one after the other, so no number comes later than a higher one. */
  async function look(): Promise<boolean> {
    const rows = await db
      .select()
      .from(contentRecords)
      .where(gt(contentRecords.change, seen))
      .orderBy(asc(contentRecords.change));
    for (const row of rows) take(row);
    return rows.length > 0;
  }

  async function find(reader: Reader, key: ContentKey): Promise<VersionedContent | null> {
    const [row] = await reader.select().from(contentRecords).where(isKey(key));
    return row ? versioned(row) : null;
  }

  return {
    find: (key) => find(db, key),
    async list({ after, ...filter }, most) {
      const { owner, kind, slug } = contentRecords;
      const rows = await db
        .select()
        .from(contentRecords)
        .where(
          and(
            eq(contentRecords.deleted, false),
            filter.owner === undefined ? undefined : eq(owner, filter.owner),
            filter.kind === undefined ? undefined : eq(kind, filter.kind),
            after && sql`(${owner}, ${kind}, ${slug}) > (${after.owner}, ${after.kind}, ${after.slug})`,
          ),
        )
        .orderBy(asc(owner), asc(kind), asc(slug))
        .limit(most);
      return rows.map((row) => versioned(row));
    },
    write: (writes, check) =>
      db.transaction(async (tx): Promise<ContentWritten> => {
        await tx.execute(sql`select pg_advisory_xact_lock(4680219)`);
        const tried: (TriedContent & { version: number })[] = [];
        for (const { expected, keepsOthers, fields, ...key } of writes) {
          const stored = await find(tx, key);
          // Of a record that is gone nobody has a version.
          const version = stored?.fields ? stored.version : 0;
          if (expected !== undefined && expected !== version) {
            return { ok: false, reason: 'changed', record: key, version };
          }
          const whole = fields && keepsOthers ? { ...stored?.fields, ...fields } : fields;
          tried.push({ ...key, fields: whole, version: (stored?.version ?? 0) + 1 });
        }
        const problems = check(tried);
        if (problems.length > 0) return { ok: false, reason: 'wrong', problems: [...problems] };
        const [newest] = await tx
          .select({ change: sql<number>`coalesce(max(${contentRecords.change}), 0)`.mapWith(Number) })
          .from(contentRecords);
        const change = (newest?.change ?? 0) + 1;
        const records: VersionedContent[] = [];
        for (const { fields, ...key } of tried) {
          const value = { ...key, change, fields: fields ? { ...fields } : {}, deleted: fields === null };
          const [row] = await tx
            .insert(contentRecords)
            .values(value)
            .onConflictDoUpdate({
              target: [contentRecords.owner, contentRecords.kind, contentRecords.slug],
              set: { ...value, updatedAt: sql`now()` },
            })
            .returning();
          if (row) records.push(versioned(row));
        }
        return { ok: true, records };
      }),
    async read() {
      // A database that is away for a moment is asked again at the next look; what is known stays.
      await inTurn(look).catch((fault: unknown) => {
        if (!looking) throw fault;
      });
      looking ??= setInterval(() => {
        void inTurn(look).then(
          (changed) => changed && listeners.forEach((listener) => listener()),
          () => undefined,
        );
      }, lookMs).unref();
      return { records: [...known.values()], problems: [...unknown.values()] };
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      clearInterval(looking);
      await queue;
    },
  };
}
