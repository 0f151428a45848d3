import type { Cells } from './correctCells.ts';
import { reasonOf } from './cutFile.ts';
import { FeedFileError, IncompleteFeedError } from './feedFileError.ts';
import { type FeedSource } from './feedSource.ts';
import type { RecordParser } from './recordCells.ts';
import type { FeedRow, FeedRows } from './feedRow.ts';

/** Records from whose fields the columns are known: records leave out fields that are empty. */
const sampledRecords = 1_000;
/** More text than one record has. */
const maxRecordLength = 4_000_000;

/** The rows of a file of records, such as JSON; its columns are the fields that the first thousand have. */
export async function openRecords(file: string, source: FeedSource, openParser: () => RecordParser): Promise<FeedRows> {
  const wrong = (fault: unknown): FeedFileError =>
    new FeedFileError(`The file ${file} cannot be read: ${(fault as Error).message.replace(/\.$/, '')}.`);

  async function* rows(): AsyncGenerator<FeedRow[]> {
    const parser = openParser();
    const read = <Value>(step: () => Value): Value => {
      try {
        return step();
      } catch (fault) {
        throw wrong(fault);
      }
    };
    const bytes = await source.read();
    let number = 0;
    let length = 0;
    const rowOf = (cells: Cells | null): FeedRow => {
      number += 1;
      return cells ? { number, cells } : { number, issue: { column: '', reason: 'is not an object with fields' } };
    };
    try {
      for await (const text of bytes.setEncoding('utf8') as AsyncIterable<string>) {
        const found = read(() => parser.write(number === 0 ? text.replace(/^\ufeff/, '') : text));
        length = found.length === 0 ? length + text.length : 0;
        if (length > maxRecordLength) throw wrong(new Error(`what begins at record ${number + 1} does not end`));
        if (found.length > 0) yield found.map(rowOf);
      }
      try {
        parser.end();
      } catch (error) {
        throw new IncompleteFeedError(`The file ${file} cannot be read: it ends too early (${reasonOf(error)}).`);
      }
    } finally {
      bytes.destroy();
    }
  }

  const columns = new Set<string>();
  try {
    for await (const some of rows()) {
      for (const row of some) {
        if (row.number > sampledRecords) break;
        for (const name of Object.keys(row.cells ?? {})) columns.add(name);
      }
      if ((some.at(-1)?.number ?? 0) >= sampledRecords) break;
    }
  } catch (error) {
    // Whoever reads the rows finds it out again, after those that are there.
    if (!(error instanceof IncompleteFeedError) || columns.size === 0) throw error;
  }
  if (columns.size === 0)
    throw new FeedFileError(`The file ${file} has no records: name the list that holds them as 'rows' of a mapping.`);
  return { header: [...columns], rows };
}
