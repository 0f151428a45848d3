import { commaColumns } from '../csv/commaColumns.ts';
import { trailerOf } from '../csv/fileTrailer.ts';
import { findHead, headNotes, uniqueNames, type IsColumn, type TableRow } from '../csv/findTable.ts';
import { isBlankRow, namedWidth, tableRows } from '../csv/tableRows.ts';
import { FeedFileError } from '../feedFileError.ts';
import type { FeedRow, FeedRows } from '../feedRow.ts';
import type { Workbook } from './officeFormat.ts';

/** Bytes that the parts of a workbook have at most: it is read as a whole, in the memory that an import has. */
export const maxWorkbookBytes = 5_000_000;
/** Digits that a spreadsheet keeps of a number. */
const maxDigits = 15;

/** A number as a CSV file would have it. */
function numberText(text: string): string {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  // With its exponent it is known as damaged: the sheet has zeros for the digits that it dropped.
  if (Math.abs(number) >= 10 ** maxDigits) return number.toExponential();
  // A sum such as 0.1 + 0.2 has a digit too many.
  return String(Number(number.toPrecision(maxDigits)));
}

function dateText(date: Date): string {
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? dateText(value) : String(value);
}

/**
 * The rows of the first sheet of an Excel workbook that holds a table; numbers and dates as texts that CSV would have.
 * @throws FeedFileError for a workbook that is too large to be read as a whole, or without a table
 */
export async function openWorkbook(
  file: string,
  { size }: Workbook,
  { isColumn, columns }: { isColumn: IsColumn | undefined; columns: readonly string[] | null },
): Promise<FeedRows> {
  if (size > maxWorkbookBytes) {
    throw new FeedFileError(
      `The Excel workbook ${file} is too large: save its sheet as CSV, which may be as large as it needs to be.`,
    );
  }
  const { default: readSheets } = await import('read-excel-file/node');
  const sheets = await readSheets(file, { parseNumber: numberText, trim: false }).catch((error: unknown) => {
    throw new FeedFileError(`The Excel workbook ${file} cannot be read: ${(error as Error).message}.`);
  });
  const tables = sheets.map(({ data }) =>
    data
      .map((cells, place): TableRow => ({ number: place + 1, cells: cells.map(cellText) }))
      .filter(({ cells }) => !isBlankRow(cells)),
  );
  const found = tables.find((rows) => rows.length > (columns ? 0 : 1));
  const head = found && !columns ? findHead(found, isColumn) : null;
  if (!found || (!columns && !head))
    throw new FeedFileError(`The Excel workbook ${file} has no table: a feed begins with the names of its columns.`);
  const width = found[0]?.cells.length ?? 0;
  const names = head?.names ?? Array.from({ length: width }, (_, place) => columns?.[place] ?? String(place + 1));
  const { header, repeated } = uniqueNames(names);
  const below = found.filter(({ number }) => number > (head?.number ?? 0));
  const rowOf = tableRows(header);

  async function* rows(): AsyncGenerator<FeedRow[]> {
    await Promise.resolve();
    yield below.map((record): FeedRow => {
      const trailer = record === below.at(-1) ? trailerOf({ ...record, isOpen: false }, namedWidth(header), []) : null;
      return trailer === null ? rowOf(record) : { number: record.number, trailer };
    });
  }
  return {
    header: header.filter((name) => name !== ''),
    repeated,
    commaColumns: commaColumns(header, below),
    notes: headNotes(head, repeated, isColumn),
    rows,
  };
}
