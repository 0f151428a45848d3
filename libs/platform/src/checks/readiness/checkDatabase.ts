import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { rowsOf, type Db } from '../../database/database.ts';

const rowName = 'readiness';

/** Writes a row and reads it. @throws where either fails */
export async function checkDatabase(db: Db): Promise<void> {
  const value = JSON.stringify(randomUUID());
  await db.execute(sql`
    insert into settings (name, value) values (${rowName}, ${value}::jsonb)
    on conflict (name) do update set value = excluded.value`);
  // Another host may have written its own value since.
  const read = rowsOf(await db.execute(sql`select value from settings where name = ${rowName}`));
  if (read.length !== 1) throw new Error('A row that was written cannot be read');
}

/** Tables that the check of pages reads: what visitors send and what they see. */
const checked = ['leads', 'deliveries', 'vehicles'] as const;
/** Pages of each table that one check reads. */
const pagesAtOnce = 32;

/**
 * Opens a check that reads some pages of the most important tables each time, so that it has read all of them after a
 * while, beside the newest, where the next row goes; and looks rows up by their index.
 */
export function openPageCheck(db: Db): () => Promise<void> {
  const next = new Map<string, number>();

  async function readPages(table: string, from: number, to: number): Promise<void> {
    const place = (page: number) => sql`${`(${page},0)`}::tid`;
    await db.execute(sql`
      select count(*) from ${sql.identifier(table)} where ctid >= ${place(from)} and ctid < ${place(to)}`);
  }

  return async () => {
    for (const table of checked) {
      const [size] = rowsOf<{ pages: number }>(
        await db.execute(sql`
          select (pg_relation_size(${table}) / current_setting('block_size')::int)::int as pages,
            (select count(*) from ${sql.identifier(table)} where id = ${randomUUID()}) as none`),
      );
      const pages = size?.pages ?? 0;
      if (pages === 0) continue;
      const from = (next.get(table) ?? 0) % pages;
      await readPages(table, from, Math.min(pages, from + pagesAtOnce));
      await readPages(table, pages - 1, pages);
      next.set(table, from + pagesAtOnce);
    }
  };
}
