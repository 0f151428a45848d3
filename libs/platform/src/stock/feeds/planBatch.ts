import {
  changedVehicle,
  newVehicle,
  sameVehicle,
  type FeedChange,
  type FeedLine,
  type ReadLine,
  type RefusedLine,
} from './feedEntry.ts';
import { columnTitle } from './expandColumns.ts';
import { keyCounts, keySet, type KeySet } from './keyCounts.ts';
import {
  candidateOf,
  mergeWithStored,
  type Candidate,
  type MergeContext,
  type VehicleName,
} from './merging/mergeStored.ts';
import { rateIssue } from './rateIssue.ts';
import { readRow, type RowContext } from './readRow.ts';
import type { KnownVehicles } from './removals/knownVehicles.ts';
import { presentVehicles, type PresentVehicles } from './removals/presentVehicles.ts';
import { readKey, subjectOf } from './removals/rowKey.ts';
import type { PriceChange, ReportedIssue } from './reportFile.ts';
import type { RowDigests } from './rowDigest.ts';
import type { Issue, RowSubject } from './rowReading.ts';
import type { Spellings } from './spellings.ts';

/** What one batch of rows would do. */
export interface BatchPlan {
  /** What is to be stored: vehicles that are new or differ from the stored ones, and rows to remember. */
  write: FeedChange[];
  /** How many vehicles are in the batch, changed or not. */
  accepted: number;
  inserted: number;
  changed: number;
  unchanged: number;
  /** Dealerships of the stored vehicles that the batch has, one for each. */
  kept: string[];
  issues: ReportedIssue[];
  prices: PriceChange[];
}

export interface PlanContext extends MergeContext {
  /** How makes and models are spelt. */
  spellings: Spellings;
  /** How many rows the feed has. */
  rows: number;
  /** Digests of the rows that stored vehicles were last made from. */
  known: Pick<KeySet, 'has'>;
  /** Ids of the vehicles that the feed brought before. */
  brought: Pick<KeySet, 'has'>;
  /** See KeyContext. */
  knownVehicles: KnownVehicles | null;
  digests: Pick<RowDigests, 'whole'>;
}

export interface Planner {
  /** A batch may be begun before the one before it is planned: then it is read while the database finds what is stored. */
  plan(lines: readonly FeedLine[]): Promise<BatchPlan>;
  /** The vehicles in all batches so far, also those whose row was rejected. */
  readonly present: Omit<PresentVehicles, 'add'>;
}

/** Plans the batches of one run; it remembers ids and slugs of earlier batches. */
export function planner(context: PlanContext): Planner {
  const { spellings, site, mapping, now, rows, known, brought, knownVehicles, digests } = context;
  const reading: RowContext = { site, mapping, keysSeen: keyCounts(rows), brought, known: knownVehicles, now };
  const ids = keySet(rows);
  const slugs = keySet(rows);
  const present = presentVehicles(ids);
  let last: Promise<unknown> = Promise.resolve();

  /** Waits for the batches before as well: of two rows with one id the second is refused. */
  function inOrder<Value>(given: Promise<Value>): Promise<Value> {
    const next = Promise.all([given, last]).then(([value]) => value);
    last = next;
    return next;
  }

  /** Why a vehicle conflicts with those of earlier rows. */
  function repeats({ id, slug }: VehicleName): Issue | null {
    if (ids.has(id)) return { column: 'id', reason: `'${id}' is in an earlier row already` };
    return slugs.has(slug) ? { column: 'slug', reason: `'${slug}' is in an earlier row already` } : null;
  }

  /** What a row is about of which only some cells are sure: nothing but a key that the feed had before tells it. */
  function subjectOfDamaged({ key }: RefusedLine): RowSubject {
    const found = key && subjectOf(readKey(key, reading));
    return found && typeof found === 'object' && 'ids' in found && found.ids.some((id) => brought.has(id))
      ? found
      : { names: null };
  }

  return {
    present,
    async plan(lines) {
      const plan: BatchPlan = {
        write: [],
        accepted: 0,
        inserted: 0,
        changed: 0,
        unchanged: 0,
        kept: [],
        issues: [],
        prices: [],
      };
      function report(row: number, kind: ReportedIssue['kind'], { column, reason }: Issue): void {
        plan.issues.push({ row, kind, column: columnTitle(column, mapping), reason });
      }

      function reject(row: number, issue: Issue, subject: RowSubject): void {
        report(row, 'rejected', issue);
        present.add(subject);
      }

      /** A row of which everything is known: only its vehicle has to be counted. */
      function takeKnown({ row, key }: ReadLine): void {
        const found = readKey(key, reading);
        const subject = subjectOf(found);
        const repeat = 'ids' in found ? found.issue : (found.claim() ?? repeats({ id: found.id, slug: '' }));
        if ('ids' in found || repeat) return reject(row, repeat as Issue, subject);
        ids.add(found.id);
        plan.accepted += 1;
        plan.unchanged += 1;
        plan.kept.push(found.dealership.id);
      }

      const candidates: (Candidate & { row: number; digest: string | null; isCertain: boolean })[] = [];
      for (const line of lines) {
        const { row } = line;
        if ('refused' in line) {
          reject(row, line.refused, subjectOfDamaged(line));
          continue;
        }
        const digest = line.names && digests.whole(line.digest, spellings.spell(line.names));
        if (digest && known.has(digest)) {
          takeKnown(line);
          continue;
        }
        const read = readRow(line.cells(), reading);
        if (!read.ok) {
          reject(row, read.issue, read.subject);
          continue;
        }
        const { issues, state, unread, feedId, isCertain } = read;
        const vehicle = spellings.spell(read.vehicle);
        const doubt = rateIssue(vehicle, site, mapping);
        for (const issue of issues) report(row, 'warning', issue);
        if (doubt) report(row, 'doubt', doubt);
        // What is reported of a row is reported each time.
        const isClean = issues.length === 0 && !doubt;
        const candidate = candidateOf({ vehicle, state, unread, feedId }, context);
        candidates.push({ ...candidate, row, digest: isClean ? digest : null, isCertain });
      }
      for (const { given, merged, stored, clash } of await inOrder(mergeWithStored(context, candidates))) {
        const { row, read, digest, isCertain } = given;
        const { id, slug, fingerprint, stocknum, data } = merged.row;
        const issue = repeats(merged.row) ?? clash;
        if (issue) {
          reject(row, issue, { ids: [id] });
          continue;
        }
        ids.add(id);
        slugs.add(slug);
        if (!isCertain && !stored) present.add({ names: read.vehicle });
        plan.accepted += 1;
        if (stored) plan.kept.push(stored.dealershipId);
        if (!stored?.data) {
          plan.inserted += 1;
          plan.write.push(newVehicle(read, { fresh: merged, digest }));
        } else if (stored.fingerprint === fingerprint) {
          plan.unchanged += 1;
          if (digest) plan.write.push(sameVehicle(merged.row, digest));
        } else {
          plan.changed += 1;
          plan.write.push(changedVehicle(read, { merged, digest, base: stored.fingerprint }));
          const [before, after] = [stored.data.price, data.price];
          if (before !== after) plan.prices.push({ stocknum, name: data.name, before, after });
        }
      }
      return plan;
    },
  };
}
