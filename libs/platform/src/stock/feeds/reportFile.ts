import { stringify } from 'csv-stringify';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';

export interface ReportedIssue {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  /** The feed's own name of the column; '' where it is the whole row. */
  column: string;
  /**
   * `rejected`: the row was left out. `warning`: only this field was left empty. `doubt`: kept, but a person should
   * check it.
   */
  kind: 'rejected' | 'warning' | 'doubt';
  reason: string;
}

/** A vehicle whose price the feed changes, in cents; null is no price. */
export interface PriceChange {
  stocknum: string | null;
  name: string;
  before: number | null;
  after: number | null;
}

export interface ReportFile<Row> {
  file: string;
  add(row: Row): Promise<void>;
  close(): Promise<void>;
}

/** Where the reports of a run are, unless the command wrote one elsewhere. */
export const issueReportFile = (data: string, run: string): string => join(data, 'feeds', `${run}.csv`);
export const priceReportFile = (data: string, run: string): string => join(data, 'feeds', `${run}-prices.csv`);

/** Writes rows as they come, so that a feed of nothing but mistakes does not fill the memory. */
function openRows<Row>(file: string, columns: readonly string[]): ReportFile<Row> {
  mkdirSync(dirname(file), { recursive: true });
  const rows = stringify({
    header: true,
    columns: [...columns],
    // The rows quote the feed, and people open this file in spreadsheets, which run cells that begin like formulas.
    escape_formulas: true,
  });
  const target = createWriteStream(file);
  const written = finished(target);
  // A full disk is reported where the report is closed.
  written.catch(() => undefined);
  rows.pipe(target);
  return {
    file,
    async add(row) {
      if (!rows.write(row)) await Promise.race([new Promise((resolve) => rows.once('drain', resolve)), written]);
    },
    async close() {
      rows.end();
      await written;
    },
  };
}

/** The report of every rejected row, unreadable cell and doubtful value. */
export const openReport = (file: string): ReportFile<ReportedIssue> =>
  openRows(file, ['row', 'column', 'kind', 'reason']);

const dollarsOf = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

/** The report of every changed price, in dollars. */
export function openPriceReport(file: string): ReportFile<PriceChange> {
  const rows = openRows<Record<string, string>>(file, ['stocknum', 'name', 'before', 'after']);
  return {
    ...rows,
    add: ({ stocknum, name, before, after }) =>
      rows.add({ stocknum: stocknum ?? '', name, before: dollarsOf(before), after: dollarsOf(after) }),
  };
}
