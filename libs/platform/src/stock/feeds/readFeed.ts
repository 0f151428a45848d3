import { isCut, reasonOf } from './cutFile.ts';
import { openCsv, type CsvOptions } from './csvRows.ts';
import { FeedFileError, IncompleteFeedError } from './feedFileError.ts';
import { fileStamp, maxFeedBytes, openSource, type FeedSource } from './feedSource.ts';
import { jsonRecords } from './jsonRecords.ts';
import type { Mapping } from './mapping.ts';
import type { FeedRow, FeedRows } from './feedRow.ts';
import { openRecords } from './recordRows.ts';
import { encodingNote, openText, type FeedText } from './text/openText.ts';
import { findWorkbook } from './workbook/officeFormat.ts';
import { openWorkbook } from './workbook/openWorkbook.ts';
import { xmlRecords } from './xmlRecords.ts';

export interface FeedFile extends Pick<FeedSource, 'stamp' | 'openedAs' | 'progress'>, Omit<FeedRows, 'rows'> {
  /** The rows in batches, never the whole file at once: the next batch is read when the last one is done with. */
  batches(size: number): AsyncGenerator<FeedRow[]>;
}

export interface FeedOptions extends Partial<CsvOptions> {
  /** Name of the encoding, as TextDecoder knows it. @default null, the one that the file says or that fits it */
  encoding?: string | null | undefined;
  /** Where records of JSON or XML are. @default null, see Mapping */
  rows?: Mapping['rows'] | undefined;
  /** Most bytes of the file. @default maxFeedBytes */
  maxBytes?: number | undefined;
}

/** The beginning of a text without blanks before it, by which a format is known. */
async function firstWords(text: FeedText): Promise<string> {
  let start = '';
  for await (const piece of text.read()) {
    start = (start + piece).trimStart();
    if (start.length > 100) break;
  }
  return start.slice(0, 100);
}

type OpenedRows = FeedRows & Pick<FeedSource, 'stamp' | 'openedAs' | 'progress'>;

async function openRows(file: string, options: FeedOptions, maxBytes: number): Promise<OpenedRows> {
  const { delimiter = null, quote = '"', columns = null, isColumn, rows = null, encoding = null } = options;
  const workbook = await findWorkbook(file);
  if (workbook) {
    const openedAs = await fileStamp(file);
    const sheet = await openWorkbook(file, workbook, { isColumn, columns });
    return { ...sheet, stamp: () => fileStamp(file), openedAs, progress: () => 1 };
  }
  const { stamp, openedAs, progress, ...source } = await openSource(file, maxBytes);
  const text = await openText(source, encoding);
  const start = await firstWords(text);
  if (/^<(?:!doctype html|html|table)\b/i.test(start))
    throw new FeedFileError(
      `The file ${file} is a web page: it may be one that asks for a password. Export the stock as CSV.`,
    );
  if (start.startsWith('PK\u0003\u0004'))
    throw new FeedFileError(
      `The file ${file} is an archive within an archive: pack the feed once, and send a workbook as it is.`,
    );
  const first = start.charAt(0);
  const isLines = first === '{' && rows === null;
  const opened =
    first === '<'
      ? await openRecords(file, text, () => xmlRecords(rows))
      : first === '[' || first === '{'
        ? await openRecords(file, text, () => jsonRecords(rows, isLines))
        : await openCsv(file, text, { delimiter, quote, columns, isColumn });
  const note = encodingNote(text.encoding);
  return { ...opened, stamp, openedAs, progress, notes: [...(note === null ? [] : [note]), ...opened.notes] };
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

/** Opens a file as a feed: CSV, JSON, XML or an Excel workbook, plain or packed with gzip or zip, known by its content. @throws FeedFileError */
export async function openFeed(file: string, options: FeedOptions = {}): Promise<FeedFile> {
  const opened = await openRows(file, options, options.maxBytes ?? maxFeedBytes).catch((fault: unknown) => {
    throw unreadable(file, fault);
  });
  const { rows, ...table } = opened;

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
  return { ...table, batches };
}
