import { csvParser, type CsvDialect, type CsvRecord } from './csv/csvParser.ts';
import { commaColumns } from './csv/commaColumns.ts';
import { findHead, headNotes, tableScore, uniqueNames, type IsColumn, type TableHead } from './csv/findTable.ts';
import { trailerOf } from './csv/fileTrailer.ts';
import { rowShape, type RowShape } from './csv/rowShape.ts';
import { isBlankRow, namedWidth, tableRows } from './csv/tableRows.ts';
import { FeedFileError, IncompleteFeedError } from './feedFileError.ts';
import type { FeedRow, FeedRows } from './feedRow.ts';
import type { FeedText } from './text/openText.ts';

export interface CsvOptions {
  /** Null: the one that makes a table of the file. */
  delimiter: string | null;
  quote: string | null;
  /** Names of the columns in order, for a file without a header. */
  columns: readonly string[] | null;
  isColumn: IsColumn | undefined;
}

/** Text from which the table is known. */
const sampleLength = 64 * 1024;
const delimiters = [',', ';', '\t', '|'];
/** A line by which spreadsheets are told the delimiter; they do not count it as a row. */
const delimiterLine = /^"?sep=([^\r\n])"?[ \t]*(?=\r|\n|$)/i;

interface Sample {
  text: string;
  isWhole: boolean;
}

async function takeSample(text: FeedText): Promise<Sample> {
  let taken = '';
  try {
    for await (const piece of text.read()) {
      taken += piece;
      if (taken.length > sampleLength) return { text: taken.slice(0, sampleLength), isWhole: false };
    }
  } catch (error) {
    // Whoever reads the rows finds it out again, after those that are there.
    if (!(error instanceof IncompleteFeedError)) throw error;
  }
  return { text: taken, isWhole: true };
}

function readSample({ text, isWhole }: Sample, dialect: CsvDialect, firstNumber: number): CsvRecord[] {
  const parser = csvParser({ ...dialect, shape: null, firstNumber });
  const rows = parser.write(text);
  return isWhole ? [...rows, ...parser.end()] : rows;
}

interface Table extends CsvDialect {
  head: TableHead | null;
  header: string[];
  repeated: string[];
  /** Rows of the sample below the header. */
  rows: CsvRecord[];
  shape: RowShape;
  firstNumber: number;
}

function findTable(sample: Sample, options: CsvOptions): Table | null {
  const declared = delimiterLine.exec(sample.text)?.[1];
  const firstNumber = declared === undefined ? 1 : 0;
  const { quote, columns, isColumn } = options;
  let best: { score: number; table: Table } | null = null;
  for (const delimiter of [declared ?? options.delimiter ?? delimiters].flat()) {
    const rows = readSample(sample, { delimiter, quote }, firstNumber).filter(({ number }) => number > 0);
    const head = columns ? null : findHead(rows, isColumn);
    const width = head?.names.length ?? Math.max(columns?.length ?? 0, rows[0]?.cells.length ?? 0);
    const names = columns
      ? Array.from({ length: width }, (_, place) => columns[place] ?? String(place + 1))
      : (head?.names ?? []);
    if (rows.length === 0) continue;
    const score = tableScore(rows, head, width);
    if (best && best.score >= score) continue;
    const below = rows.filter(({ number }) => number > (head?.number ?? 0));
    const shape = rowShape(
      width,
      below.map(({ cells }) => cells),
    );
    best = { score, table: { delimiter, quote, firstNumber, head, rows: below, shape, ...uniqueNames(names) } };
  }
  return best?.table ?? null;
}

/** The rows of a CSV file. One of its first rows names the columns, unless the mapping does. */
export async function openCsv(file: string, text: FeedText, options: CsvOptions): Promise<FeedRows> {
  const sample = await takeSample(text);
  const table = findTable(sample, options);
  if (table === null)
    throw new FeedFileError(`The file ${file} is empty: a feed begins with the names of its columns.`);
  const { header, head } = table;
  const firstRow = head?.number ?? 0;
  const rowOf = tableRows(header);
  const width = namedWidth(header);

  const firstCells = table.rows.slice(0, -1).map(({ cells }) => cells[0] ?? '');
  const isCut = ({ isOpen, cells }: CsvRecord): boolean => isOpen && cells.length < width && !isBlankRow(cells);

  function lastRow(record: CsvRecord): FeedRow[] {
    const trailer = trailerOf(record, width, firstCells);
    if (trailer !== null) return [{ number: record.number, trailer }];
    if (!isCut(record)) return [rowOf(record)];
    throw new IncompleteFeedError(
      `The feed is not whole: it ends within row ${record.number}. Fetch or export it again.`,
    );
  }

  async function* rows(): AsyncGenerator<FeedRow[]> {
    const parser = csvParser(table as Table);
    const below = (found: CsvRecord[]): CsvRecord[] =>
      found[0] && found[0].number <= firstRow ? found.filter(({ number }) => number > firstRow) : found;
    // The last record waits until the file goes on or ends.
    let waiting: CsvRecord[] = [];
    function complete(found: CsvRecord[]): FeedRow[] {
      const records = [...waiting, ...below(found)];
      waiting = records.splice(-1);
      return records.map(rowOf);
    }
    try {
      for await (const piece of text.read()) {
        const found = complete(parser.write(piece));
        if (found.length > 0) yield found;
        if (parser.incomplete) throw parser.incomplete;
      }
      yield complete(parser.end());
      if (parser.incomplete) throw parser.incomplete;
    } catch (error) {
      // Rows that are there are given before it is said that others are missing.
      yield waiting.filter((record) => !isCut(record)).map(rowOf);
      throw error;
    }
    yield waiting.flatMap(lastRow);
  }
  return {
    header: header.filter((name) => name !== ''),
    repeated: table.repeated,
    commaColumns: commaColumns(header, table.rows),
    notes: headNotes(head, table.repeated, options.isColumn),
    rows,
  };
}
