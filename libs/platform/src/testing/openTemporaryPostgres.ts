import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { OpenedDatabase } from '../database/database.ts';
import { openPostgres } from '../database/openDatabase.ts';
import { migratedDatabase } from './globalSetup.ts';

export interface PostgresDatabase {
  url: string;
  drop(): Promise<void>;
}

let serverUrl: Promise<string> | null = null;

async function findServer(): Promise<string> {
  const response = await fetch(inject('postgresAddress'));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

async function execute(statement: string): Promise<void> {
  const client = new Client({ connectionString: await serverUrl! });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated database with nothing stored, on the PostgreSQL server of the run. */
export async function createPostgresDatabase(): Promise<PostgresDatabase> {
  serverUrl ??= findServer();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(`create database ${name} template ${migratedDatabase}`);
  return {
    url: new URL(`/${name}`, await serverUrl).href,
    drop: () => execute(`drop database ${name} with (force)`),
  };
}

/** The same, opened. It is dropped when it is closed. */
export async function openTemporaryPostgres(): Promise<OpenedDatabase> {
  const { url, drop } = await createPostgresDatabase();
  const database = await openPostgres(url);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}
