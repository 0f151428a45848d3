import { parse, type CsvError } from 'csv-parse';
import type { Cells } from './correctCells.ts';
import { emptyRecord } from './emptyRecord.ts';
import { FeedFileError } from './feedFileError.ts';
import type { FeedSource } from './feedSource.ts';
import type { FeedRow, FeedRows } from './feedRow.ts';

const maxRowLength = 256 * 1024;

function headerOf(names: readonly string[]): string[] {
  const header = names.map((name) => name.trim());
  const duplicate = header.find((name, index) => name !== '' && header.indexOf(name) !== index);
  if (duplicate !== undefined) throw new FeedFileError(`The feed has two columns named '${duplicate}': rename one.`);
  return header;
}

interface Columns {
  header: readonly string[];
  /** Cells of a row without any text. */
  empty: Cells;
}

function toRow(record: readonly string[], { header, empty }: Columns, number: number): FeedRow {
  const isWhole = record.length === header.length;
  // The last cell of a row that is too short may be cut itself.
  const readable = isWhole ? header.length : Math.min(header.length, record.length - 1);
  const cells: Record<string, string> = { ...empty };
  for (let place = 0; place < readable; place += 1) cells[header[place] ?? ''] = record[place] ?? '';
  if (isWhole) return { number, cells };
  const reason = `the row has ${record.length} cells, the header has ${header.length}`;
  return { number, issue: { column: '', reason }, cells };
}

/** One record of a file, or why it cannot be read as CSV. */
type Found = { number: number; record: string[] } | { number: number; fault: CsvError };

/** The records as they come out of each piece of the file; they are counted as a spreadsheet does. */
async function* records(source: FeedSource, delimiter: string): AsyncGenerator<Found[]> {
  let found: Found[] = [];
  let skipped = 0;
  const bytes = await source.read();
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: maxRowLength,
    // Records are taken here: as objects of a stream each would cost several promises.
    on_record(record: string[]) {
      found.push({ number: parser.info.records + skipped, record });
      return null;
    },
  });
  parser.on('skip', (fault: CsvError) => {
    skipped += 1;
    found.push({ number: parser.info.records + skipped, fault });
  });
  // What goes wrong reaches whoever writes.
  parser.on('error', () => undefined);
  const take = (): Found[] => {
    const taken = found;
    found = [];
    return taken;
  };
  try {
    for await (const piece of bytes as AsyncIterable<Buffer>) {
      await new Promise<void>((done, fail) => parser.write(piece, (fault) => (fault ? fail(fault) : done())));
      if (found.length > 0) yield take();
    }
    await new Promise<void>((done, fail) => parser.once('error', fail).end(done));
    yield take();
  } finally {
    bytes.destroy();
    parser.destroy();
  }
}

async function firstRecord(source: FeedSource, delimiter: string): Promise<Found | null> {
  for await (const [first] of records(source, delimiter)) if (first) return first;
  return null;
}

/** The rows of a CSV file; its first row names the columns. */
export async function openCsv(file: string, source: FeedSource, delimiter: string): Promise<FeedRows> {
  const first = await firstRecord(source, delimiter);
  if (first === null)
    throw new FeedFileError(`The file ${file} is empty: a feed begins with the names of its columns.`);
  if ('fault' in first) throw new FeedFileError(`The first row of ${file} cannot be read: ${first.fault.message}.`);
  const header = headerOf(first.record);
  const columns = { header, empty: emptyRecord(header, '') };

  function rowOf(found: Found): FeedRow {
    if ('record' in found) return toRow(found.record, columns, found.number);
    const reason = `the row cannot be read as CSV (${found.fault.code})`;
    return { number: found.number, issue: { column: '', reason } };
  }

  async function* rows(): AsyncGenerator<FeedRow[]> {
    let isFirst = true;
    for await (const found of records(source, delimiter)) {
      yield (isFirst ? found.slice(1) : found).map(rowOf);
      isFirst = false;
    }
  }
  return { header, rows };
}
