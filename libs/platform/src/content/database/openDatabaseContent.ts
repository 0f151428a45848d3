import { contentKindNames } from '@forecourt/domain';
import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { contentRecords } from '../../database/schema/index.ts';
import type { ContentKey, ContentProblem, ContentSource, StoredContent } from '../../ports/contentPort.ts';
import { databaseOrigin, type ProposedContent } from '../checkProposedContent.ts';
import { openGate } from '../../limits/openGate.ts';

/** A record as the database stores it. */
export interface VersionedContent extends ContentKey {
  /** What visitors see; null after the record was removed, and before its draft is published. */
  fields: Record<string, unknown> | null;
  /** What waits to be published; null for nothing. */
  draft: Record<string, unknown> | null;
  /** Starts at 1 and rises with every change of the fields and of the draft. */
  version: number;
  updatedAt: Date;
}

/** One requested change of a record. With `isDraft` its draft is stored or removed, and what visitors see stays. */
export interface ContentWrite extends ProposedContent {
  /** Publishes the stored draft; `fields` says nothing then. */
  publishes?: boolean;
  /**
   * Keeps stored fields that `fields` does not name; those of the published record where there is no draft yet.
   * @default false: `fields` replaces them all
   */
  keepsOtherFields?: boolean;
  /** Writes only if this version is stored; 0: only if the record does not exist. @default writes in any case */
  expected?: number;
}

export type ContentWritten =
  | { ok: true; records: VersionedContent[] }
  | { ok: false; reason: 'changed'; record: ContentKey; version: number }
  | { ok: false; reason: 'no draft'; record: ContentKey }
  | { ok: false; reason: 'wrong'; problems: ContentProblem[] };

export interface ContentFilter extends Partial<ContentKey> {
  /** The last record of the previous page. */
  after?: ContentKey;
}

export interface DatabaseContent extends ContentSource {
  find(key: ContentKey): Promise<VersionedContent | null>;
  /** Sorted by owner, kind and slug, without removed records; drafts that were never published are among them. */
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

const versioned = ({ owner, kind, slug, fields, draft, version, updatedAt, deleted }: Row): VersionedContent => ({
  owner,
  kind,
  slug,
  version,
  updatedAt,
  fields: deleted ? null : fields,
  draft,
});

/** What a write leaves of a record; null where it publishes a draft that is not there. */
function applyWrite(
  { fields, isDraft, publishes, keepsOtherFields }: ContentWrite,
  stored: VersionedContent | null,
): Pick<VersionedContent, 'fields' | 'draft'> | null {
  const { fields: published = null, draft = null } = stored ?? {};
  if (publishes) return draft && { fields: draft, draft: null };
  const before = isDraft ? (draft ?? published) : published;
  const written = fields && { ...(keepsOtherFields && before), ...fields };
  if (isDraft) return { fields: published, draft: written };
  return { fields: written, draft: written && draft };
}

/** The version that a writer has to have seen; 0 where there is nothing to see. */
function versionFor({ isDraft, expected }: ContentWrite, stored: VersionedContent | null): number {
  // A removed record counts as not stored. Who wants to begin something does not mind the other.
  const isThere = expected === 0 ? stored?.[isDraft ? 'draft' : 'fields'] : (stored?.fields ?? stored?.draft);
  return isThere ? (stored?.version ?? 0) : 0;
}

/** Content that was pushed into the database. Changes by other processes are seen within a second. */
export function openDatabaseContent(db: Db): DatabaseContent {
  const known = new Map<string, StoredContent>();
  const drafts = new Map<string, StoredContent>();
  const problems = new Map<string, ContentProblem>();
  const listeners = new Set<() => void>();
  let lastChange = 0;
  let polling: NodeJS.Timeout | undefined;
  const oneAtATime = openGate({ maxRunning: 1, maxWaiting: Infinity });

  function apply({ change, deleted, owner, kind, slug, fields, draft }: Row): void {
    const key = { owner, kind, slug };
    const name = nameOf(key);
    lastChange = Math.max(lastChange, change);
    for (const records of [known, drafts, problems]) records.delete(name);
    if (deleted && !draft) return;
    if (!contentKindNames.includes(kind)) {
      const message = `is of no kind that is known: ${contentKindNames.join(', ')}`;
      problems.set(name, { origin: databaseOrigin(key), field: null, message });
      return;
    }
    if (!deleted) known.set(name, { ...key, fields, source: 'database', origin: databaseOrigin(key) });
    if (draft) drafts.set(name, { ...key, fields: draft, source: 'database', origin: databaseOrigin(key, true) });
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
            or(eq(contentRecords.deleted, false), isNotNull(contentRecords.draft)),
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
        const changed: Omit<VersionedContent, 'updatedAt'>[] = [];
        const proposed: ProposedContent[] = [];
        for (const one of writes) {
          const { owner, kind, slug, isDraft = false } = one;
          const key = { owner, kind, slug };
          const stored = await find(tx, key);
          const version = versionFor(one, stored);
          if (one.expected !== undefined && one.expected !== version) {
            return { ok: false, reason: 'changed', record: key, version };
          }
          const next = applyWrite(one, stored);
          if (!next) return { ok: false, reason: 'no draft', record: key };
          changed.push({ ...key, ...next, version: (stored?.version ?? 0) + 1 });
          if (!isDraft) proposed.push({ ...key, fields: next.fields });
          else if (next.draft) proposed.push({ ...key, fields: next.draft, isDraft });
        }
        const problems = check(proposed);
        if (problems.length > 0) return { ok: false, reason: 'wrong', problems: [...problems] };
        const [newest] = await tx
          .select({ change: sql<number>`coalesce(max(${contentRecords.change}), 0)`.mapWith(Number) })
          .from(contentRecords);
        const change = (newest?.change ?? 0) + 1;
        const records: VersionedContent[] = [];
        for (const { fields, ...record } of changed) {
          const value = { ...record, change, fields: fields ?? {}, deleted: fields === null };
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
      // After the first read an unreachable database is not an error: the next poll tries again, and the loaded content
      // stays.
      await oneAtATime(poll).catch((fault: unknown) => {
        if (!polling) throw fault;
      });
      polling ??= setInterval(() => {
        void oneAtATime(poll).then(
          (changed) => changed && listeners.forEach((listener) => listener()),
          () => undefined,
        );
      }, pollMs).unref();
      return { records: [...known.values()], drafts: [...drafts.values()], problems: [...problems.values()] };
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
