import { count, isNull } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openRunningHost } from '../../../database/testing/runningHost.ts';
import { feedRuns, vehicles } from '../../../database/schema/index.ts';
import { openTemporaryPostgres } from '../../../testing/openTemporaryPostgres.ts';
import { quickStart } from '../../../database/quickStart.ts';
import { temporaryFolder } from '../../../testing/temporaryFolder.ts';
import { openInventory } from '../../inventory/openInventory.ts';
import { importFeed } from '../importFeed.ts';
import { csv, feedSite } from '../testing/feedFixture.ts';

const folder = temporaryFolder();
const program = join(import.meta.dirname, 'importProcess.ts');
const total = 3_000;
const file = join(folder, 'feed.csv');
const rows = Array.from({ length: total }, (_, n) => `S${n},Kia Rio ${n},Kia,Rio,used,${20_000 + n}`);
writeFileSync(file, csv('stocknum,name,make,model,car_type,price', ...rows));

describe.each([
  ['PGlite', openRunningHost],
  ['PostgreSQL', async () => ({ ...(await openTemporaryPostgres()), dataFolder: join(folder, 'data') })],
] as const)('an import that is killed, on %s', (_name, open) => {
  it('has lost nothing, and the next run takes up where it was, at once', async () => {
    const database = await open();
    const data = database.dataFolder;
    try {
      const { db, sessions } = database;
      const now = (): Date => new Date();
      const tools = { db, sessions, inventory: openInventory({ db, now }), now, data };
      const stored = async (): Promise<number> => (await db.select({ count: count() }).from(vehicles))[0]?.count ?? 0;
      const databaseUrl = sessions?.options.connectionString ?? null;
      const order = { place: { data, databaseUrl }, site: feedSite, file, mapping: null, maxBytes: 1e9 };
      const child = spawn(process.execPath, [...quickStart, program], { stdio: ['pipe', 'ignore', 'inherit'] });
      child.stdin.write(`${JSON.stringify(order)}\n`);
      await expect.poll(stored, { timeout: 60_000, interval: 10 }).toBeGreaterThan(0);
      child.kill('SIGKILL');
      await once(child, 'close');
      const left = await stored();
      expect(left).toBeLessThan(total);
      // PostgreSQL hears within moments that the process is gone, and finishes the statement that it was at.
      const report = await vi.waitFor(() => importFeed({ site: feedSite, file }, tools), { timeout: 60_000 });
      expect(report).toMatchObject({ held: null, changed: 0, removed: 0, inserted: total - report.unchanged });
      expect(report.unchanged).toBeGreaterThanOrEqual(left);
      expect(await stored()).toBe(total);
      expect(await db.select().from(feedRuns).where(isNull(feedRuns.finishedAt))).toHaveLength(1);
    } finally {
      await database.close();
    }
  }, 120_000);
});
