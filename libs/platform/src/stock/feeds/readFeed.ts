import { parse, type CsvError } from 'csv-parse';
import { open, stat } from 'node:fs/promises';
import type { Mapping } from './mapping.ts';
import type { Cells } from './readRow.ts';
import type { Issue } from './rowReading.ts';

/** One row under its number as a spreadsheet shows it: the header is row 1. */
export type FeedRow = { number: number; cells: Cells } | { number: number; issue: Issue };

/** The file cannot be read as a feed at all. The message says why. */
export class FeedFileError extends Error {
  override name = 'FeedFileError';
}

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

export interface FeedFile {
  header: readonly string[];
  /** The rows in batches, never the whole file at once: the next batch is read when the last one is done with. */
  batches(size: number): AsyncGenerator<FeedRow[]>;
  /** Changes when the file does. */
  stamp(): Promise<string>;
  /** Share of the file that was read, 0 to 1. */
  progress(): number;
}

export interface FeedOptions {
  /** @default ',' */
  delimiter?: Mapping['delimiter'] | undefined;
  /** Most bytes of the file. @default maxFeedBytes */
  maxBytes?: number | undefined;
}

/** More than a feed of a million rows has. */
export const maxFeedBytes = 2_000_000_000;

async function* records(
  file: string,
  delimiter: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Recorded | { skipped: CsvError; number: number }> {
  const skipped: { skipped: CsvError; number: number }[] = [];
  const handle = await open(file);
  const source = handle.createReadStream();
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
  source.once('error', (fault) => parser.destroy(fault));
  source.on('data', (chunk) => onBytes(chunk.length));
  source.pipe(parser);
  try {
    for await (const recorded of parser) {
      yield* skipped.splice(0);
      yield recorded as Recorded;
    }
    yield* skipped.splice(0);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000).toLocaleString('en-AU')} MB`;

const tooLarge = (file: string, most: number, size: number): string =>
  `The file ${file} has ${megabytes(size)}, and a feed has ${megabytes(most)} at most: give each dealership a feed of its own, or allow more with --max-mb.`;

/** Opens a CSV file as a feed. @throws FeedFileError */
export async function openFeed(
  file: string,
  { delimiter = ',', maxBytes = maxFeedBytes }: FeedOptions = {},
): Promise<FeedFile> {
  let header: string[] | null = null;
  let size = 0;
  let read = 0;
  try {
    ({ size } = await stat(file));
    if (size > maxBytes) throw new FeedFileError(tooLarge(file, maxBytes, size));
    for await (const first of records(file, delimiter, () => undefined)) {
      if ('skipped' in first)
        throw new FeedFileError(`The first row of ${file} cannot be read: ${first.skipped.message}.`);
      header = headerOf(first.record);
      break;
    }
  } catch (fault) {
    if (fault instanceof FeedFileError) throw fault;
    const { code, message } = fault as NodeJS.ErrnoException;
    throw new FeedFileError(
      code === 'ENOENT' ? `There is no file ${file}.` : `The file ${file} cannot be read: ${message}.`,
    );
  }
  if (header === null)
    throw new FeedFileError(`The file ${file} is empty: a feed begins with the names of its columns.`);
  const names = header;

  async function* batches(size: number): AsyncGenerator<FeedRow[]> {
    let batch: FeedRow[] = [];
    let skips = 0;
    let isHeader = true;
    read = 0;
    for await (const one of records(file, delimiter, (bytes) => (read += bytes))) {
      if (isHeader) {
        isHeader = false;
        continue;
      }
      if ('skipped' in one) {
        skips += 1;
        batch.push({
          number: one.number,
          issue: { column: '', reason: `the row cannot be read as CSV (${one.skipped.code})` },
        });
      } else {
        batch.push(toRow(one.record, names, one.info.records + skips));
      }
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  const stamp = async (): Promise<string> => {
    const now = await stat(file);
    return `${now.size}:${now.mtimeMs}`;
  };
  return { header: names, batches, stamp, progress: () => (size === 0 ? 1 : Math.min(1, read / size)) };
}
