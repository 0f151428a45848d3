import { parse, type CsvError } from 'csv-parse';
import { FeedFileError } from './feedFileError.ts';
import { type FeedSource } from './feedSource.ts';
import type { FeedRow, FeedRows } from './feedRow.ts';

const maxRowLength = 256 * 1024;

interface Recorded {
  record: string[];
  info: { records: number };
}

function headerOf(names: readonly string[]): string[] {
  const header = names.map((name) => name.trim());
  const duplicate = header.find((name, index) => name !== '' && header.indexOf(name) !== index);
  if (duplicate !== undefined) throw new FeedFileError(`The feed has two columns named '${duplicate}': rename one.`);
  return header;
}

function toRow(record: readonly string[], header: readonly string[], number: number): FeedRow {
  if (record.length !== header.length) {
    return {
      number,
      issue: { column: '', reason: `the row has ${record.length} cells, the header has ${header.length}` },
    };
  }
  const cells: Record<string, string> = {};
  for (const [index, name] of header.entries()) cells[name] = record[index] ?? '';
  return { number, cells };
}

async function* records(
  source: FeedSource,
  delimiter: string,
): AsyncGenerator<Recorded | { skipped: CsvError; number: number }> {
  const skipped: { skipped: CsvError; number: number }[] = [];
  const bytes = await source.read();
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: maxRowLength,
  });
  parser.on('skip', (fault: CsvError) =>
    skipped.push({ skipped: fault, number: parser.info.records + skipped.length + 1 }),
  );
  bytes.once('error', (fault) => parser.destroy(fault));
  bytes.pipe(parser);
  try {
    for await (const recorded of parser) {
      yield* skipped.splice(0);
      yield recorded as Recorded;
    }
    yield* skipped.splice(0);
  } finally {
    bytes.destroy();
    parser.destroy();
  }
}

/** The rows of a CSV file; its first row names the columns. */
export async function openCsv(file: string, source: FeedSource, delimiter: string): Promise<FeedRows> {
  let header: string[] | null = null;
  for await (const first of records(source, delimiter)) {
    if ('skipped' in first)
      throw new FeedFileError(`The first row of ${file} cannot be read: ${first.skipped.message}.`);
    header = headerOf(first.record);
    break;
  }
  if (header === null)
    throw new FeedFileError(`The file ${file} is empty: a feed begins with the names of its columns.`);
  const names = header;

  async function* rows(): AsyncGenerator<FeedRow> {
    let skips = 0;
    let isHeader = true;
    for await (const one of records(source, delimiter)) {
      if (isHeader) isHeader = false;
      else if ('skipped' in one) {
        skips += 1;
        yield {
          number: one.number,
          issue: { column: '', reason: `the row cannot be read as CSV (${one.skipped.code})` },
        };
      } else yield toRow(one.record, names, one.info.records + skips);
    }
  }
  return { header: names, rows };
}
