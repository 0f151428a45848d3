import { stringify } from 'csv-stringify';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
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

export interface ReportFile {
  file: string;
  add(issue: ReportedIssue): Promise<void>;
  close(): Promise<void>;
}

/** Writes issues as they come, so that a feed of nothing but mistakes does not fill the memory. */
export function openReport(file: string): ReportFile {
  mkdirSync(dirname(file), { recursive: true });
  const rows = stringify({
    header: true,
    columns: ['row', 'column', 'kind', 'reason'],
    // The reasons quote the feed, and people open this file in spreadsheets, which run cells that begin like formulas.
    escape_formulas: true,
  });
  const target = createWriteStream(file);
  const written = finished(target);
  // A full disk is reported where the report is closed.
  written.catch(() => undefined);
  rows.pipe(target);
  return {
    file,
    async add(issue) {
      if (!rows.write(issue)) await Promise.race([new Promise((resolve) => rows.once('drain', resolve)), written]);
    },
    async close() {
      rows.end();
      await written;
    },
  };
}
