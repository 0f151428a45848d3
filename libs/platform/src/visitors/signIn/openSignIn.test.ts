import { expect, it } from 'vitest';
import { openMemory } from '../../database/testing/openMemory.ts';
import { describeSignIn } from './testing/signInBehaviour.ts';
import { openFixture, phone, site } from './testing/signInFixture.ts';
import { openOutboxFixture } from '../../calls/testing/smsFixture.ts';

describeSignIn('PGlite, with the outbox', openMemory, openOutboxFixture);

it('says in words that the database is away, and logs nobody’s number', async () => {
  const database = await openMemory();
  const fixture = await openFixture(database.db, await openOutboxFixture());
  const token = await fixture.arrive();
  await database.close();
  expect(await fixture.ask()).toMatchObject({ ok: false, status: 503, error: expect.stringMatching(/try again/) });
  expect(await fixture.enter({ request_id: 'any', code: '123456' })).toMatchObject({ reason: 'unavailable' });
  await expect(fixture.signIn.find(site, token)).rejects.toThrow(/cannot be read or changed just now/);
  await expect(fixture.signIn.revokeAll(site, phone)).rejects.toThrow(/cannot be read or changed just now/);
  expect(fixture.log.join('')).not.toMatch(/412345678/);
  expect(fixture.log.join('')).not.toContain(token);
  fixture.signIn.close();
}, 120_000);
