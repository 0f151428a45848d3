import type { Cells } from './correctCells.ts';
import type { Issue } from './rowReading.ts';

/** One row under its number: as a spreadsheet shows it, where the header is row 1, or the place among the records. */
export type FeedRow =
  | { number: number; cells: Cells }
  | {
      number: number;
      issue: Issue;
      /** Texts of the columns that can be told in spite of it: they say which vehicle it is. */
      cells?: Cells;
    };

export interface FeedRows {
  header: readonly string[];
  /** As many at a time as a piece of the file holds. */
  rows(): AsyncGenerator<FeedRow[]>;
}
