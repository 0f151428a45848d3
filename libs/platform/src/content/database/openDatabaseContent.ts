import { contentKindNames } from '@forecourt/domain';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { contentRecords } from '../../database/schema/index.ts';
import type { ContentKey, ContentProblem, ContentSource, StoredContent } from '../../ports/contentPort.ts';
import { databaseOrigin, type ProposedContent } from '../checkProposedContent.ts';
import { openGate } from '../../limits/openGate.ts';

/** A record as the database stores it. */
export interface VersionedContent extends ContentKey {
  /** Null after the record was removed. */
  fields: Record<string, unknown> | null;
  /** Starts at 1 and rises with every change. */
  version: number;
  updatedAt: Date;
}

/** One requested change of a record. */
export interface ContentWrite extends ProposedContent {
  /** Keeps stored fields that `fields` does not name. @default false: `fields` replaces them all */
  keepsOtherFields?: boolean;
  /** Writes only if this version is stored; 0: only if the record does not exist. @default writes in any case */
  expected?: number;
}

export type ContentWritten =
  | { ok: true; records: VersionedContent[] }
  | { ok: false; reason: 'changed'; record: ContentKey; version: number }
  | { ok: false; reason: 'wrong'; problems: ContentProblem[] };

export interface ContentFilter extends Partial<ContentKey> {
  /** The last record of the previous page. */
  after?: ContentKey;
}

export interface DatabaseContent extends ContentSource {
  find(key: ContentKey): Promise<VersionedContent | null>;
  /** Sorted by owner, kind and slug, without removed records. */
  list(filter: ContentFilter, limit: number): Promise<VersionedContent[]>;
  /** Stores all changes or none. @param check returns the problems that the changes would cause */
  write(
    writes: readonly ContentWrite[],
    check: (changes: readonly ProposedContent[]) => readonly ContentProblem[],
  ): Promise<ContentWritten>;
}

/** Milliseconds between two polls for changes by other processes. */
const pollMs = 500;

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

/** Content that was pushed into the database. Changes by other processes are seen within a second. */
export function openDatabaseContent(db: Db): DatabaseContent {
  const known = new Map<string, StoredContent>();
  const problems = new Map<string, ContentProblem>();
  const listeners = new Set<() => void>();
  let lastChange = 0;
  let polling: NodeJS.Timeout | undefined;
  const oneAtATime = openGate({ maxRunning: 1, maxWaiting: Infinity });

  function apply({ change, deleted, owner, kind, slug, fields }: Row): void {
    const name = nameOf({ owner, kind, slug });
    const origin = databaseOrigin({ owner, kind, slug });
    lastChange = Math.max(lastChange, change);
    known.delete(name);
    problems.delete(name);
    if (deleted) return;
    if (contentKindNames.includes(kind)) known.set(name, { owner, kind, slug, fields, source: 'database', origin });
    else
      problems.set(name, {
        origin,
        field: null,
        message: `is of no kind that is known: ${contentKindNames.join(', ')}`,
      });
  }

  /** Writers hold a lock while they number changes, so a lower number never appears after a higher one. */
  async function poll(): Promise<boolean> {
    const rows = await db
      .select()
      .from(contentRecords)
      .where(gt(contentRecords.change, lastChange))
      .orderBy(asc(contentRecords.change));
    for (const row of rows) apply(row);
    return rows.length > 0;
  }

  async function find(reader: Reader, key: ContentKey): Promise<VersionedContent | null> {
    const [row] = await reader.select().from(contentRecords).where(isKey(key));
    return row ? versioned(row) : null;
  }

  return {
    find: (key) => find(db, key),
    async list({ after, ...filter }, limit) {
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
        .limit(limit);
      return rows.map((row) => versioned(row));
    },
    write: (writes, check) =>
      db.transaction(async (tx): Promise<ContentWritten> => {
        await tx.execute(sql`select pg_advisory_xact_lock(4680219)`);
        const merged: (ProposedContent & { version: number })[] = [];
        for (const { expected, keepsOtherFields, fields, ...key } of writes) {
          const stored = await find(tx, key);
          // A removed record counts as not stored.
          const version = stored?.fields ? stored.version : 0;
          if (expected !== undefined && expected !== version) {
            return { ok: false, reason: 'changed', record: key, version };
          }
          const newFields = fields && keepsOtherFields ? { ...stored?.fields, ...fields } : fields;
          merged.push({ ...key, fields: newFields, version: (stored?.version ?? 0) + 1 });
        }
        const problems = check(merged);
        if (problems.length > 0) return { ok: false, reason: 'wrong', problems: [...problems] };
        const [newest] = await tx
          .select({ change: sql<number>`coalesce(max(${contentRecords.change}), 0)`.mapWith(Number) })
          .from(contentRecords);
        const change = (newest?.change ?? 0) + 1;
        const records: VersionedContent[] = [];
        for (const { fields, ...key } of merged) {
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
      // After the first read an unreachable database is no error: the next poll tries again, and what was read stays.
      await oneAtATime(poll).catch((fault: unknown) => {
        if (!polling) throw fault;
      });
      polling ??= setInterval(() => {
        void oneAtATime(poll).then(
          (changed) => changed && listeners.forEach((listener) => listener()),
          () => undefined,
        );
      }, pollMs).unref();
      return { records: [...known.values()], problems: [...problems.values()] };
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      clearInterval(polling);
      await oneAtATime(() => Promise.resolve());
    },
  };
}
