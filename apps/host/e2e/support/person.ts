import { connectDatabase } from '@forecourt/platform';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataFolder, port } from './address.ts';

const root = join(import.meta.dirname, '../../../..');

/** What a command of the operator says on the data of the host under test, which goes on meanwhile. */
export async function operatorCommand(...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['tools/operate/operate.ts', ...args], {
    cwd: root,
    env: { NODE_ENV: 'production', FORECOURT_DATA: dataFolder, PORT: String(port) },
  });
  // What is for people is apart from data.
  return stdout + stderr;
}

/** Every table of the database with a row that says one of these words, in lower case, in whatever column. */
export async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { db, close } = await connectDatabase({ data: dataFolder, databaseUrl: null });
  const rowsOf = async <Row>(text: string): Promise<Row[]> =>
    ((await db.execute(text)) as unknown as { rows: Row[] }).rows;
  try {
    const tables = await rowsOf<{
      name: string;
    }>(`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
      from information_schema.tables where table_type = 'BASE TABLE'
      and table_schema not in ('pg_catalog', 'information_schema')`);
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await rowsOf<{ row: string }>(`select lower(to_jsonb(t)::text) as row from ${name} t`);
      if (rows.some(({ row }) => words.some((word) => row.includes(word)))) found.push(name.replace('public.', ''));
    }
    return found.sort();
  } finally {
    await close();
  }
}

/** Files of the data folder that say one of these words, the database's own aside. */
export async function filesWith(words: readonly string[]): Promise<string[]> {
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []));
  const found: string[] = [];
  for (const path of paths.filter((one) => !one.startsWith(join(dataFolder, 'db')))) {
    // A file may be gone by the time that it is read.
    const text = (await readFile(path).catch(() => Buffer.alloc(0))).toString('latin1').toLowerCase();
    if (words.some((word) => text.includes(word))) found.push(path.slice(dataFolder.length + 1));
  }
  return found;
}
