import { connect, createServer, type AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort, startTemporaryPostgres, type TemporaryPostgres } from '../testing/temporaryPostgres.ts';
import { PatientPool } from './patientPool.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => (postgres = await startTemporaryPostgres()));
afterAll(() => postgres.stop());

it('waits out a restart of the database, for statements and for transactions', async () => {
  const pool = new PatientPool({ connectionString: postgres.url }, 20_000);
  await pool.query('select 1');
  const restarted = postgres.restart('fast');
  const answers = Array.from({ length: 20 }, async (_, place) => {
    await new Promise((resolve) => setTimeout(resolve, place * 20));
    // As visitors come: each asks for a connection of its own while there is none.
    const client = await pool.connect();
    client.release(true);
    return 'connected';
  });
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 20 }, () => 'connected'));
  await restarted;
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  await pool.end();
});

it('outlives the end of a connection that somebody holds, whose next statement fails', async () => {
  const pool = new PatientPool({ connectionString: postgres.url }, 20_000);
  const client = await pool.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  await postgres.restart('fast');
  await ended;
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  await pool.end();
});

it('asks again where the database ended before it took the connection', async () => {
  let asked = 0;
  const door = createServer((socket) => {
    asked += 1;
    if (asked === 1) return void socket.resetAndDestroy();
    const inside = connect(Number(new URL(postgres.url).port), '127.0.0.1');
    for (const one of [socket, inside]) one.on('error', () => undefined);
    socket.pipe(inside).pipe(socket);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port } = door.address() as AddressInfo;
  const pool = new PatientPool({ host: '127.0.0.1', port, user: 'forecourt', database: 'postgres' }, 20_000);
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  expect(asked).toBe(2);
  await pool.end();
  await new Promise((resolve) => door.close(resolve));
});

it('gives a database up that stays away', async () => {
  const pool = new PatientPool({ host: '127.0.0.1', port: await freePort(), user: 'nobody' }, 300);
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await pool.end();
});

it('asks once for each request while the database has been away for longer than it waits', async () => {
  const port = await freePort();
  const pool = new PatientPool({ host: '127.0.0.1', port, user: 'nobody' }, 300);
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  let asked = 0;
  const connect = vi.spyOn(Pool.prototype, 'connect').mockImplementation(() => {
    asked += 1;
    throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  });
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  connect.mockRestore();
  expect(asked).toBe(1);
  await pool.end();
});

it('does not repeat what the database refuses', async () => {
  const pool = new PatientPool({ connectionString: postgres.url.replace(/\/[^/]*$/, '/unknown') }, 60_000);
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: '3D000' });
  await pool.end();
  const other = new PatientPool({ connectionString: postgres.url }, 60_000);
  await expect(other.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
  await other.end();
});
