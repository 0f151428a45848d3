import { expect, it } from 'vitest';
import { openMemory } from '../../database/openDatabase.ts';
import { describeSignIn } from './testing/signInBehaviour.ts';
import { openBench, phone, site } from './testing/signInBench.ts';
import { openOutboxBench } from '../../calls/testing/smsBench.ts';

describeSignIn('PGlite, with the outbox', openMemory, openOutboxBench);

it('says in words that the database is away, and logs nobody’s number', async () => {
  const database = await openMemory();
  const bench = await openBench(database.db, await openOutboxBench());
  const token = await bench.arrive();
  await database.close();
  expect(await bench.ask()).toMatchObject({ ok: false, status: 503, error: expect.stringMatching(/try again/) });
  expect(await bench.enter({ request_id: 'any', code: '123456' })).toMatchObject({ reason: 'unavailable' });
  await expect(bench.signIn.find(site, token)).rejects.toThrow(/cannot be read or changed just now/);
  await expect(bench.signIn.revokeAll(site, phone)).rejects.toThrow(/cannot be read or changed just now/);
  expect(bench.log.join('')).not.toMatch(/412345678/);
  expect(bench.log.join('')).not.toContain(token);
  bench.signIn.close();
}, 120_000);
