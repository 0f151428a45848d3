import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openBlank } from './testing/blankDatabase.ts';
import { openMemory } from './testing/openMemory.ts';
import { runFormerStatements, type SchemaSnapshot } from './testing/formerSchema.ts';
import { migrationFaults } from './testing/migrationFaults.ts';

const folder = join(import.meta.dirname, '../../migrations');
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const snapshots = readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'));

describe('a migration', () => {
  it.each([
    ['takes a table away', 'DROP TABLE "old";'],
    ['takes a column away', 'ALTER TABLE "leads" DROP COLUMN "note";'],
    ['renames a column', 'ALTER TABLE "leads" RENAME COLUMN "note" TO "text";'],
    ['changes a type', 'ALTER TABLE "leads" ALTER COLUMN "note" SET DATA TYPE integer;'],
    ['demands what was optional', 'ALTER TABLE "leads" ALTER COLUMN "note" SET NOT NULL;'],
    ['adds a column that must be given', 'ALTER TABLE "leads" ADD COLUMN "note" text NOT NULL;'],
    ['forbids repeats in a table that stands', 'CREATE UNIQUE INDEX "once" ON "leads" USING btree ("note");'],
    ['adds a constraint to a table that stands', 'ALTER TABLE "leads" ADD CONSTRAINT "c" CHECK (note <> 1);'],
    ['drops what is used still, whatever it says', '-- out of use since 0020: no\nDROP TABLE "old";'],
  ])('is refused that %s', (_what, text) => {
    expect(migrationFaults('0020_next.sql', text)).toHaveLength(1);
  });

  it.each([
    [
      'adds a table with rules of its own',
      'CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "c" ON "a" USING btree ("b");',
    ],
    ['adds a column that may be left out', 'ALTER TABLE "leads" ADD COLUMN "note" text;'],
    ['adds a column with a value for old rows', `ALTER TABLE "leads" ADD COLUMN "note" text DEFAULT '' NOT NULL;`],
    ['adds an index', 'CREATE INDEX "quick" ON "leads" USING btree ("note");'],
    ['drops what is out of use since an earlier one', '-- out of use since 0018: nothing reads it\nDROP TABLE "old";'],
  ])('may go in that %s', (_what, text) => {
    expect(migrationFaults('0020_next.sql', text)).toEqual([]);
  });

  it('of this repository breaks no host of the former version', () => {
    expect(files.length).toBe(snapshots.length);
    expect(files.flatMap((name) => migrationFaults(name, readFileSync(join(folder, name), 'utf8')))).toEqual([]);
  });
});

describe('the code of the former version', () => {
  const former = snapshots.sort().at(-2) ?? '';
  const read = (name: string) => JSON.parse(readFileSync(join(folder, 'meta', name), 'utf8')) as SchemaSnapshot;

  it('reads and writes every table of the newest schema', async () => {
    const { db, close } = await openMemory();
    expect(Object.keys(read(former).tables).length).toBeGreaterThan(10);
    expect(await runFormerStatements(db, read(former))).toEqual([]);
    await close();
  });

  it('is found out where a migration took away what it needs', async () => {
    const data = temporaryFolder();
    const { db, close } = await openBlank(data);
    await db.execute(sql.raw('alter table "alerts" drop column "period"'));
    await db.execute(sql.raw('alter table "settings" add column "owner" text not null'));
    const faults = await runFormerStatements(db, read(former));
    expect(faults.join('\n')).toMatch(
      /column "period" of relation "alerts" does not exist[^]*null value in column "owner"/,
    );
    await close();
  });
});
