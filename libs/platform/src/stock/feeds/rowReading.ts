import type { Vehicle } from '@forecourt/domain';

/** Something wrong with one cell. `column` is the feed's own name of it. */
export interface Issue {
  column: string;
  reason: string;
}

export type RowReading =
  | {
      ok: true;
      vehicle: Vehicle;
      /** Fields that the feed decides. */ providedFields: readonly string[];
      issues: Issue[];
    }
  | { ok: false; issue: Issue };
