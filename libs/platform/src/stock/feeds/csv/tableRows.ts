import { emptyRecord } from '../emptyRecord.ts';
import type { FeedRow } from '../feedRow.ts';
import type { TableRow } from './findTable.ts';

/** Columns up to the last one that has a name: a row with fewer cells is not whole. */
export const namedWidth = (header: readonly string[]): number => header.findLastIndex((name) => name !== '') + 1;

export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Turns rows of a table into rows of a feed. Empty cells behind the last column mean nothing. A row with too few cells is
 * refused: it may be cut, or its cells may stand under other names, and what is missing is not what is empty. Its cells
 * tell at most which vehicle it is.
 */
export function tableRows(header: readonly string[]): (row: TableRow & { isUnclosed?: boolean }) => FeedRow {
  const empty = emptyRecord(
    header.filter((name) => name !== ''),
    '',
  );
  const named = namedWidth(header);
  return ({ number, cells: texts, isUnclosed = false }) => {
    const isShort = texts.length < named && !isBlankRow(texts);
    // The last cell of a row that is too short may be cut itself, and what a quote opens may be of other columns.
    const firstQuote = isUnclosed ? texts.findIndex((text) => text.includes('"')) : named;
    const readable = Math.min(named, isShort ? texts.length - 1 : named, firstQuote);
    const cells: Record<string, string> = { ...empty };
    for (let place = 0; place < readable; place += 1) {
      const name = header[place] ?? '';
      if (name !== '') cells[name] = texts[place] ?? '';
    }
    const rejected = (reason: string): FeedRow => ({ number, issue: { column: '', reason }, cells });
    if (isUnclosed) return rejected('the row opens a quote that it does not close');
    const hasSurplus = texts.length > header.length && texts.slice(header.length).some((text) => text.trim() !== '');
    if (isShort || hasSurplus) return rejected(`the row has ${texts.length} cells, the header has ${header.length}`);
    return { number, cells };
  };
}
