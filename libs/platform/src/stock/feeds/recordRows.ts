import type { Cells } from './correctCells.ts';
import { reasonOf } from './cutFile.ts';
import { FeedFileError, IncompleteFeedError } from './feedFileError.ts';
import type { RecordParser } from './recordCells.ts';
import { commaColumns } from './csv/commaColumns.ts';
import type { FeedRow, FeedRows } from './feedRow.ts';
import type { FeedText } from './text/openText.ts';

/** Records from whose fields the columns are known: records leave out fields that are empty. */
const sampledRecords = 1_000;
/** More text than one record has. */
const maxRecordLength = 4_000_000;

/** The rows of a file of records, such as JSON; its columns are the fields that the first thousand have. */
export async function openRecords(file: string, text: FeedText, openParser: () => RecordParser): Promise<FeedRows> {
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
    let number = 0;
    let length = 0;
    const rowOf = (cells: Cells | null): FeedRow => {
      number += 1;
      return cells ? { number, cells } : { number, issue: { column: '', reason: 'is not an object with fields' } };
    };
    for await (const piece of text.read()) {
      const found = read(() => parser.write(piece));
      length = found.length === 0 ? length + piece.length : 0;
      if (length > maxRecordLength) throw wrong(new Error(`what begins at record ${number + 1} does not end`));
      if (found.length > 0) yield found.map(rowOf);
    }
    try {
      parser.end();
    } catch (error) {
      throw new IncompleteFeedError(`The file ${file} cannot be read: it ends too early (${reasonOf(error)}).`);
    }
  }

  const columns = new Set<string>();
  const sample: Cells[] = [];
  try {
    for await (const some of rows()) {
      for (const row of some) {
        if (row.number > sampledRecords) break;
        if ('issue' in row || 'trailer' in row) continue;
        sample.push(row.cells);
        for (const name of Object.keys(row.cells)) columns.add(name);
      }
      if ((some.at(-1)?.number ?? 0) >= sampledRecords) break;
    }
  } catch (error) {
    // Whoever reads the rows finds it out again, after those that are there.
    if (!(error instanceof IncompleteFeedError) || columns.size === 0) throw error;
  }
  if (columns.size === 0)
    throw new FeedFileError(`The file ${file} has no records: name the list that holds them as 'rows' of a mapping.`);
  const header = [...columns];
  const rowsOfSample = sample.map((cells) => ({ cells: header.map((name) => cells[name] ?? '') }));
  return { header, repeated: [], commaColumns: commaColumns(header, rowsOfSample), notes: [], rows };
}
