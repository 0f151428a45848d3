import type { Vehicle } from '@forecourt/domain';
import type { FeedVehicle } from './merging/mergeVehicle.ts';

/** Something wrong with one cell. `column` is the feed's own name of it. */
export interface Issue {
  column: string;
  reason: string;
}

/**
 * What a row that is rejected is about, because a vehicle whose row is in the feed is not absent: the vehicles of these
 * ids, a vehicle of this make and model, any vehicle (null), or none, for a row without any text.
 */
export type RowSubject = { ids: readonly string[] } | { names: Pick<Vehicle, 'make' | 'model'> | null } | 'nothing';

export type RowReading =
  | (FeedVehicle & { ok: true; issues: Issue[]; /** See RowKey. */ isCertain: boolean })
  | { ok: false; issue: Issue; subject: RowSubject };
