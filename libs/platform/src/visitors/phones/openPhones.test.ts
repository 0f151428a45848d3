import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openMemory } from '../../database/testing/openMemory.ts';
import { openAddressHash } from '../../limits/addressHash.ts';
import { openPhones } from './openPhones.ts';
import { describePhones } from './testing/phoneBehaviour.ts';
import { browser, now, siteWith, wholeRequest } from './testing/phoneFixture.ts';

describePhones('PGlite', openMemory);

it('[API-01] makes hashes that nobody can try out without the secret', () => {
  const [hash, other] = [openAddressHash('one secret'), openAddressHash('another secret')];
  expect(hash('reveals', '203.0.113.7')).toBe(hash('reveals', '::ffff:203.0.113.7'));
  const made = [
    ...[hash('reveals', '203.0.113.7'), hash('reveals', '203.0.113.8'), hash('another scope', '203.0.113.7')],
    other('reveals', '203.0.113.7'),
  ];
  expect(new Set(made).size).toBe(made.length);
});

it('[API-01] offers the contact page when the database is away', async () => {
  const database = await openMemory();
  const logged: string[] = [];
  const service = openPhones({
    db: database.db,
    inventory: { byIds: () => Promise.reject(new Error('the database is away')) },
    log: pino({}, { write: (line) => void logged.push(line) }),
    secret: 'a secret of this installation',
  });
  await database.close();
  const answer = await service.reveal(siteWith(), wholeRequest, { address: '203.0.113.7', userAgent: browser, now });
  expect(answer).toMatchObject({ ok: false, status: 503, contact: '/contact' });
  expect(logged.join()).toContain('A phone number could not be looked up');
  expect(logged.join()).not.toContain('203.0.113.7');
});
