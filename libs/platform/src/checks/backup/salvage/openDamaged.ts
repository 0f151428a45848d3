import { PGlite } from '@electric-sql/pglite';

/** A copy of a damaged database. A statement may end its program, which is then started again. */
export interface DamagedDatabase {
  /** @throws what the database answers, or why its program ended */
  query<Row>(statement: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** The database answered, so its program still runs. */
const isAnswer = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '');

/** No index is used: one that is damaged would hide rows. */
const settings = 'set enable_indexscan = off; set enable_bitmapscan = off; set enable_indexonlyscan = off;';

/** @param folder of the copy. @throws when the database does not start on it */
export async function openDamaged(folder: string): Promise<DamagedDatabase> {
  const start = async (): Promise<PGlite> => {
    const started = await PGlite.create(folder);
    await started.exec(settings);
    return started;
  };
  let pglite = await start();
  return {
    async query<Row>(statement: string) {
      try {
        return (await pglite.query<Row>(statement)).rows;
      } catch (error) {
        if (!isAnswer(error)) {
          await pglite.close().catch(() => undefined);
          pglite = await start();
        }
        throw error;
      }
    },
    // What it would still write into the copy is not needed.
    close: () => pglite.close().catch(() => undefined),
  };
}
