/** How rows of a table look. */
export interface RowShape {
  /** Cells of a row. */
  width: number;
  /** Places of the columns whose cells are numbers, or empty. */
  numbers: readonly number[];
}

/** Stands for a delimiter within quotes. */
export const quotedDelimiter = '\u0001';
const number = /^[\s$]*\d(?:[\d\s.,\u0001]*\d)?\s*$/;

/** The shape of rows, from some of them. */
export function rowShape(width: number, rows: readonly (readonly string[])[]): RowShape {
  const fullRows = rows.filter((cells) => cells.length === width);
  const isNumber = (place: number): boolean => {
    const filled = fullRows.map((cells) => cells[place] ?? '').filter((cell) => cell.trim() !== '');
    return filled.length > 0 && filled.every((cell) => number.test(cell));
  };
  return { width, numbers: Array.from({ length: width }, (_, place) => place).filter(isNumber) };
}

/**
 * Whether a line that stands within quotes is a row of the table rather than a sentence with as many commas: its numbers
 * stand where those of rows do; of a table without numbers, no cell begins with the blank that follows a comma in prose.
 */
export function looksLikeRow(cells: readonly string[], { width, numbers }: RowShape): boolean {
  if (cells.length !== width || width < 2 || cells[0]?.trim() === '') return false;
  if (numbers.length === 0) return width > 2 && !cells.some((cell) => cell === '' || /^\s/.test(cell));
  const filled = numbers.map((place) => (cells[place] ?? '').replaceAll('"', '').trim()).filter(Boolean);
  return filled.length > 0 && filled.every((cell) => number.test(cell));
}
