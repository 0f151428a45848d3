/** A row of cells under the number that a spreadsheet shows. */
export interface TableRow {
  number: number;
  cells: readonly string[];
}

/** Whether a column of this name will be read. */
export type IsColumn = (name: string) => boolean;

export interface TableHead {
  /** Names of the columns as the file has them, without what surrounds them. */
  names: string[];
  number: number;
  /** How many of the names will be read. */
  known: number;
}

/** Rows among which the header is looked for. */
const maxRowsAbove = 50;

const isFilled = (cell: string): boolean => cell.trim() !== '';
/** A column's name without invisible characters and extra blanks. */
const nameOf = (cell: string): string =>
  cell
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The header of a table: of its first rows the one with the most names of columns that will be read. Where none is known,
 * the first that is about as wide as the rows get, so that a title above the table is passed over.
 */
export function findHead(rows: readonly TableRow[], isColumn: IsColumn | undefined): TableHead | null {
  const heads = rows.slice(0, maxRowsAbove).map(({ number, cells }): TableHead => {
    const names = cells.map(nameOf);
    return { number, names, known: isColumn ? new Set(names.filter((name) => name !== '' && isColumn(name))).size : 0 };
  });
  const filled = ({ names }: TableHead): number => names.filter(isFilled).length;
  let best: TableHead | null = null;
  for (const head of heads) if (head.known > (best?.known ?? 0)) best = head;
  if (best && (best.known > 1 || best.known * 2 >= filled(best))) return best;
  const widest = Math.max(...heads.map(filled));
  return heads.find((head) => filled(head) * 3 >= widest * 2) ?? null;
}

/** How well a table is told apart: by columns that will be read, then by rows that are as wide as each other. */
export function tableScore(rows: readonly TableRow[], head: TableHead | null, width: number): number {
  if (width < 2) return 0;
  const below = rows.filter(({ number }) => head === null || number > head.number);
  const alike = below.filter(({ cells }) => cells.length === width).length;
  return (head?.known ?? 0) * 1_000 + ((alike + 1) / (below.length + 1)) * Math.min(width, 500);
}

/**
 * Names of columns that are each there once: the second of one name is called `name (2)`.
 * @returns also the names that came several times
 */
export function uniqueNames(names: readonly string[]): { header: string[]; repeated: string[] } {
  const counts = new Map<string, number>();
  const header = names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 || name === '' ? name : `${name} (${count})`;
  });
  return { header, repeated: [...counts].filter(([name, count]) => count > 1 && name !== '').map(([name]) => name) };
}

/** What a person should know of a header, in sentences. */
export function headNotes(
  head: TableHead | null,
  repeated: readonly string[],
  isColumn: IsColumn | undefined,
): string[] {
  const unread = isColumn ? repeated.filter((name) => !isColumn(name)) : [];
  return [
    ...(head && head.number > 1 ? [`The header is row ${head.number}; what stands above it is left out.`] : []),
    ...(unread.length > 0 ? [`Several columns have the same name, and nothing reads them: ${unread.join(', ')}.`] : []),
  ];
}
