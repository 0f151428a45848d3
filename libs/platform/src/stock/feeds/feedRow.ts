import type { Cells } from './correctCells.ts';
import type { Issue } from './rowReading.ts';

/** One row under its number: as a spreadsheet shows it, where the first line is row 1, or the place among the records. */
export type FeedRow =
  | { number: number; cells: Cells }
  | {
      number: number;
      issue: Issue;
      /** Texts of the columns that can be told in spite of it: they say which vehicle it is. */
      cells?: Cells;
    }
  /** The last record of a table, which ends it and is no row; see trailerOf. */
  | { number: number; trailer: string };

export interface FeedRows {
  header: readonly string[];
  /** Names that several columns have; the second of `Photo` is `Photo (2)`. */
  repeated: readonly string[];
  /** Columns whose numbers are written with a decimal comma. */
  commaColumns: readonly string[];
  /** What a person should know of how the file was read, in sentences. */
  notes: readonly string[];
  /** As many at a time as a piece of the file holds. */
  rows(): AsyncGenerator<FeedRow[]>;
}
