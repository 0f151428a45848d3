import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareBlankDatabase } from '../database/testing/blankDatabase.ts';
import type { TemporaryPostgres } from './temporaryPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the PostgreSQL that all tests of a run share, and starts it for the first who asks. */
    postgresAddress: string;
    /** Where tests make their folders. */
    runFolder: string;
  }
}

/** Name of the database that all others are copies of: copying takes a tenth of the time that the migrations take. */
export const migratedDatabase = 'migrated';

async function startServer(): Promise<TemporaryPostgres> {
  const { startTemporaryPostgres } = await import('./temporaryPostgres.ts');
  const { migratePostgres } = await import('../database/migrations.ts');
  const { Client } = await import('pg');
  const server = await startTemporaryPostgres(200);
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${migratedDatabase}`);
  await client.end();
  await migratePostgres(new URL(`/${migratedDatabase}`, server.url).href);
  return server;
}

/** What the processes of a run share: a folder, a blank database to copy, and a PostgreSQL server if one is needed. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // A server that has been started ends with this process, however that ends.
  if (process.listenerCount('SIGTERM') === 0) process.once('SIGTERM', () => process.exit());
  provide('blankDatabase', await prepareBlankDatabase());
  const runFolder = mkdtempSync(join(tmpdir(), 'forecourt-run-'));
  provide('runFolder', runFolder);
  let started: Promise<TemporaryPostgres> | null = null;
  const desk = createServer((_request, response) => {
    started ??= startServer();
    started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  provide('postgresAddress', `http://127.0.0.1:${(desk.address() as AddressInfo).port}/`);
  return async () => {
    desk.closeAllConnections();
    desk.close();
    await started?.then((server) => server.stop());
    rmSync(runFolder, { recursive: true, force: true });
  };
}
