import { openCsv } from './csvRows.ts';
import { FeedFileError, IncompleteFeedError } from './feedFileError.ts';
import { isCut, reasonOf } from './cutFile.ts';
import { maxFeedBytes, openSource, type FeedSource } from './feedSource.ts';
import { jsonRecords } from './jsonRecords.ts';
import type { Mapping } from './mapping.ts';
import type { FeedRow, FeedRows } from './feedRow.ts';
import { openRecords } from './recordRows.ts';
import { xmlRecords } from './xmlRecords.ts';

export interface FeedFile extends Pick<FeedSource, 'stamp' | 'openedAs' | 'progress'> {
  header: readonly string[];
  /** The rows in batches, never the whole file at once: the next batch is read when the last one is done with. */
  batches(size: number): AsyncGenerator<FeedRow[]>;
}

export interface FeedOptions {
  /** @default ',' */
  delimiter?: Mapping['delimiter'] | undefined;
  /** Where records of JSON or XML are. @default null, see Mapping */
  rows?: Mapping['rows'] | undefined;
  /** Most bytes of the file. @default maxFeedBytes */
  maxBytes?: number | undefined;
}

/** The first character that is none of space and byte order mark, by which a format is known. */
async function firstCharacter(source: FeedSource): Promise<string> {
  const bytes = await source.read();
  try {
    for await (const text of bytes.setEncoding('utf8') as AsyncIterable<string>) {
      const start = text.replace(/^\ufeff/, '').trimStart();
      if (start !== '') return start.charAt(0);
    }
    return '';
  } finally {
    bytes.destroy();
  }
}

async function openRows(
  file: string,
  options: FeedOptions,
  maxBytes: number,
): Promise<FeedRows & { source: FeedSource }> {
  const { delimiter = ',', rows = null } = options;
  const source = await openSource(file, maxBytes);
  const first = await firstCharacter(source);
  if (first === '<') return { source, ...(await openRecords(file, source, () => xmlRecords(rows))) };
  if (first === '[' || first === '{') {
    const isLines = first === '{' && rows === null;
    return { source, ...(await openRecords(file, source, () => jsonRecords(rows, isLines))) };
  }
  return { source, ...(await openCsv(file, source, delimiter)) };
}

function unreadable(file: string, fault: unknown): FeedFileError {
  if (fault instanceof FeedFileError) return fault;
  if (isCut(fault))
    return new IncompleteFeedError(`The file ${file} cannot be read: it ends too early (${reasonOf(fault)}).`);
  const { code, message } = fault as NodeJS.ErrnoException;
  return new FeedFileError(
    code === 'ENOENT' ? `There is no file ${file}.` : `The file ${file} cannot be read: ${message}.`,
  );
}

/** Opens a file as a feed: CSV, JSON or XML, plain or packed with gzip or zip, known by its content. @throws FeedFileError */
export async function openFeed(file: string, options: FeedOptions = {}): Promise<FeedFile> {
  const opened = await openRows(file, options, options.maxBytes ?? maxFeedBytes).catch((fault: unknown) => {
    throw unreadable(file, fault);
  });
  const { header, rows, source } = opened;

  async function* batches(size: number): AsyncGenerator<FeedRow[]> {
    let batch: FeedRow[] = [];
    let incomplete: IncompleteFeedError | null = null;
    const reading = rows();
    try {
      while (!incomplete) {
        const next = await reading.next().catch((fault: unknown) => unreadable(file, fault));
        // Rows that are there are given before it is said that the others are missing.
        if (next instanceof IncompleteFeedError) incomplete = next;
        else if (next instanceof FeedFileError) throw next;
        else if (next.done) break;
        else batch = batch.length === 0 ? next.value : [...batch, ...next.value];
        for (; batch.length >= size; batch = batch.slice(size)) yield batch.slice(0, size);
      }
    } finally {
      await reading.return(undefined);
    }
    if (batch.length > 0) yield batch;
    if (incomplete) throw incomplete;
  }
  return { header, batches, stamp: source.stamp, openedAs: source.openedAs, progress: source.progress };
}
