import { Pool } from 'pg';
import { readOwner } from '../../database/ownerLock.ts';

/** The database of a proof, watched from outside. */
export interface ProofDatabase {
  /** Rows of a query. @throws while the process that has the embedded database is down */
  query<Row>(query: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export function watchPostgres(url: string): ProofDatabase {
  const pool = new Pool({ connectionString: url, max: 4 });
  pool.on('error', () => undefined);
  return {
    query: async (query, values) => (await pool.query(query, values && [...values])).rows,
    close: () => pool.end(),
  };
}

/** Never takes the database itself: the process that comes up again must find it free. */
export function watchEmbedded(dataFolder: string): ProofDatabase {
  let open: { pool: Pool; key: string } | null = null;

  async function drop(): Promise<void> {
    const dropped = open?.pool;
    open = null;
    await dropped?.end().catch(() => undefined);
  }

  async function poolNow(): Promise<Pool> {
    const { port, key } = readOwner(dataFolder) ?? {};
    if (port === undefined || key === undefined) throw new Error('The database is not served just now.');
    if (open?.key === key) return open.pool;
    await drop();
    const reach = { host: '127.0.0.1', port, user: 'postgres', database: 'postgres', application_name: key };
    const pool = new Pool({ ...reach, max: 1, connectionTimeoutMillis: 5_000, query_timeout: 20_000 });
    pool.on('error', () => undefined);
    open = { pool, key };
    return pool;
  }

  return {
    async query(query, values) {
      const pool = await poolNow();
      try {
        return (await pool.query(query, values && [...values])).rows;
      } catch (fault) {
        await drop();
        throw fault;
      }
    },
    close: drop,
  };
}
