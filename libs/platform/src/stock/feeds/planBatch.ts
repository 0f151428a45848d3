import type { Site, Vehicle } from '@forecourt/domain';
import type { Db } from '../../database/database.ts';
import { toRow } from '../inventory/rows.ts';
import { storedLike, type StoredVehicle } from './feedStore.ts';
import type { Mapping } from './mapping.ts';
import { mergeVehicle } from './mergeVehicle.ts';
import type { FeedRow } from './readFeed.ts';
import { readRow } from './readRow.ts';
import type { Issue } from './rowReading.ts';
import type { ReportedIssue } from './reportFile.ts';

/** What one batch of rows would do. */
export interface BatchPlan {
  /** Vehicles that are new or differ from what is stored. */
  write: Vehicle[];
  /** Every vehicle the batch tells of, changed or not. */
  ids: string[];
  inserted: number;
  changed: number;
  unchanged: number;
  issues: ReportedIssue[];
}

export interface PlanContext {
  db: Db;
  site: Site;
  mapping: Mapping;
  /** Seconds since 1970, UTC. */
  now: number;
}

interface Candidate {
  row: number;
  vehicle: Vehicle;
  providedFields: readonly string[];
}

/** Plans batch after batch of one reading of a feed; it remembers what came before. */
export function planner({ db, site, mapping, now }: PlanContext): (rows: readonly FeedRow[]) => Promise<BatchPlan> {
  const keysSeen = new Map<string, number>();
  const ids = new Set<string>();
  const slugs = new Set<string>();
  const ownDealerships = new Set(site.dealerships.map(({ id }) => id));

  /** Why a vehicle of the feed cannot stand beside others of the feed or of the stock. */
  function clash({ id, slug }: Vehicle, stored: StoredVehicle | null, sameSlug: StoredVehicle | null): Issue | null {
    if (ids.has(id)) return { column: 'id', reason: `'${id}' is in an earlier row already` };
    if (slugs.has(slug)) return { column: 'slug', reason: `'${slug}' is in an earlier row already` };
    if (stored && (stored.source !== mapping.source || !ownDealerships.has(stored.dealershipId))) {
      return { column: 'id', reason: `'${id}' belongs to stock that another feed or dealer brought` };
    }
    return sameSlug && sameSlug.id !== id
      ? { column: 'slug', reason: `'${slug}' belongs to another vehicle already` }
      : null;
  }

  return async (rows) => {
    const plan: BatchPlan = { write: [], ids: [], inserted: 0, changed: 0, unchanged: 0, issues: [] };
    const reject = (row: number, issue: Issue): number => plan.issues.push({ row, kind: 'rejected', ...issue });
    const candidates: Candidate[] = [];
    for (const row of rows) {
      const reading =
        'issue' in row
          ? ({ ok: false, issue: row.issue } as const)
          : readRow(row.cells, { site, mapping, keysSeen, now });
      if (!reading.ok) {
        reject(row.number, reading.issue);
        continue;
      }
      candidates.push({ row: row.number, vehicle: reading.vehicle, providedFields: reading.providedFields });
      for (const issue of reading.issues) plan.issues.push({ row: row.number, kind: 'warning', ...issue });
    }
    const like = await storedLike(
      db,
      candidates.map(({ vehicle }) => vehicle),
    );
    const byId = new Map(like.map((one) => [one.id, one]));
    const bySlug = new Map(like.map((one) => [one.slug, one]));
    for (const { row, vehicle, providedFields } of candidates) {
      const stored = byId.get(vehicle.id) ?? null;
      const merged = mergeVehicle(vehicle, providedFields, stored?.data ?? null, now);
      const issue = clash(merged, stored, bySlug.get(merged.slug) ?? null);
      if (issue) {
        reject(row, issue);
        continue;
      }
      ids.add(merged.id);
      slugs.add(merged.slug);
      plan.ids.push(merged.id);
      if (stored && stored.fingerprint === toRow(merged, mapping.source).fingerprint) {
        plan.unchanged += 1;
        continue;
      }
      plan[stored ? 'changed' : 'inserted'] += 1;
      plan.write.push(merged);
    }
    return plan;
  };
}
