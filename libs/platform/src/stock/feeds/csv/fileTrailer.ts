import type { TableRow } from './findTable.ts';

/** Fewest columns of a table in which a single cell is no row of its own. */
const fewestColumns = 3;
const counted = '(?:records?|rows?|vehicles?|cars|units?|items?|lines?)';
const fileEnd = 'eof|trailer|end(?:[ _-]+of[ _-]+(?:the[ _-]+)?(?:file|feed|data|list|export|records))?';
const count = `(?:total|count|number)?\\W*(?:of\\W+)?\\d[\\d,.]*\\W*${counted}`;
// `Unit 7` may be a stock number: behind such a word a count has a colon.
const namedCount = `(?:(?:total|count|trailer|number[ _-]+of)(?:[ _-]+(?:of|count|${counted}))*\\W*|${counted}(?:[ _-]+count)?\\s*[:=]\\s*)\\d[\\d,.]*`;
const trailerLine = new RegExp(`^\\W*(?:${fileEnd}|${count}|${namedCount})\\W*$`, 'i');

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
  if (width < fewestColumns || more.length > 0 || !trailerLine.test(text)) return null;
  const begins = (cell: string): boolean => cell.trim().toLowerCase().startsWith(text.toLowerCase());
  return isOpen && firstCells.some(begins) ? null : text;
}
