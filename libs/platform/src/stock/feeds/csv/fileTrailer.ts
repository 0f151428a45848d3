import type { TableRow } from './findTable.ts';

/** Fewest columns of a table in which a single cell is no row of its own. */
const fewestColumns = 3;
const unit = '(?:records?|rows?|vehicles?|cars|units?|items?|lines?)';
const wholeLine = new RegExp(
  `^\\W*(?:eof|end(?:[ _-]+of[ _-]+(?:the[ _-]+)?(?:file|feed|data|list|export|records))?|trailer` +
    `|(?:total|count|number)?\\W*(?:of\\W+)?${unit}?\\W*\\d[\\d,.]*\\W*${unit}` +
    `|(?:total|count|trailer|${unit})(?:[ _-]+(?:count|total|of|${unit}))*\\W*\\d[\\d,.]*)\\W*$`,
  'i',
);

/**
 * The text of a last record that ends the file and is no vehicle, such as `END` or `123 records`; null for any other. Only
 * what plainly says so: what the first cell of a cut row may be, as a stock number, is no trailer.
 * @param firstCells of rows of the table; where the file ends in the record, it may be the beginning of one
 */
export function trailerOf(
  { cells, isOpen }: Pick<TableRow, 'cells'> & { isOpen: boolean },
  width: number,
  firstCells: readonly string[],
): string | null {
  const [text = '', ...more] = cells.map((cell) => cell.trim()).filter(Boolean);
  if (width < fewestColumns || more.length > 0 || !wholeLine.test(text)) return null;
  const begins = (cell: string): boolean => cell.trim().toLowerCase().startsWith(text.toLowerCase());
  return isOpen && firstCells.some(begins) ? null : text;
}
