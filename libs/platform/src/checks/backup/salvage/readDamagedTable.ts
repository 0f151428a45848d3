import type { DamagedDatabase } from './openDamaged.ts';

/** What came out of a table. */
export interface SalvagedTable {
  name: string;
  /** Rows that were read and that a restore takes. */
  rows: number;
  /** Pages that are damaged: their rows are lost. */
  lostPages: number;
  /** Rows on other pages that cannot be read, because a long value of theirs stands on a damaged page. */
  lostRows: number;
  /** Rows that were read and that a restore would refuse: they belong to a row that is lost, or are there twice. */
  refused: number;
  /** Why nothing more of it can be read; null where all of it was tried. */
  unreadable: string | null;
}

/** Takes rows as the database writes them in JSON. @returns how many of them were taken */
export type TakeRows = (rows: readonly string[]) => Promise<number>;

/** Pages that are read at a time, until one of them turns out to be damaged. */
const pagesAtOnce = 64;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Reads every row of a table that stands on pages without a damage: the database knows these by their checksums. What
 * stands on others is never interpreted, since no limit ends a loop in it.
 */
export async function readDamagedTable(
  database: DamagedDatabase,
  name: string,
  take: TakeRows,
): Promise<SalvagedTable> {
  const found: SalvagedTable = { name, rows: 0, lostPages: 0, lostRows: 0, refused: 0, unreadable: null };
  const table = quoted(name);
  let isReindexed = false;

  const within = (from: number, to: number) => `ctid >= '(${from},0)' and ctid < '(${to},0)'`;
  const read = async (where: string): Promise<string[] | null> => {
    const rows = await database
      .query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t where ${where}`)
      .catch(() => null);
    return rows && rows.map(({ row }) => row);
  };
  const put = async (rows: readonly string[]): Promise<void> => {
    const taken = await take(rows);
    found.rows += taken;
    found.refused += rows.length - taken;
  };

  /** Long values stand in a table of their own and are found by its index, which is made again from the rest of it. */
  async function reindexLongValues(): Promise<void> {
    isReindexed = true;
    const [row] = await database.query<{ long: string | null }>(
      `select nullif(reltoastrelid, 0)::regclass::text as long from pg_class where oid = '${table}'::regclass`,
    );
    if (!row?.long) return;
    await database.query('set zero_damaged_pages = on');
    await database.query(`reindex table ${row.long}`).finally(() => database.query('set zero_damaged_pages = off'));
  }

  async function readPage(page: number): Promise<void> {
    const places = await database
      .query<{ place: string }>(`select ctid::text as place from ${table} where ${within(page, page + 1)}`)
      .catch(() => null);
    if (!places) {
      found.lostPages += 1;
      return;
    }
    if (!isReindexed) {
      await reindexLongValues().catch(() => undefined);
      return readPages(page, page + 1);
    }
    for (const { place } of places) {
      const rows = await read(`ctid = '${place}'`);
      if (rows) await put(rows);
      else found.lostRows += 1;
    }
  }

  async function readPages(from: number, to: number): Promise<void> {
    const rows = await read(within(from, to));
    if (rows) return put(rows);
    if (to - from === 1) return readPage(from);
    const middle = (from + to) >> 1;
    await readPages(from, middle);
    await readPages(middle, to);
  }

  try {
    const [size] = await database.query<{ pages: number }>(
      `select (pg_relation_size('${table}') / current_setting('block_size')::int)::int as pages`,
    );
    const pages = size?.pages ?? 0;
    for (let from = 0; from < pages; from += pagesAtOnce) await readPages(from, Math.min(pages, from + pagesAtOnce));
  } catch (error) {
    found.unreadable = (error as Error).message;
  }
  return found;
}
