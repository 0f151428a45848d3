import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openMemory } from '../../database/testing/openMemory.ts';
import { openWatchlist } from './openWatchlist.ts';
import { describeWatchlist } from './testing/watchlistBehaviour.ts';
import { harbour, robin, start } from './testing/watchlistFixture.ts';

describeWatchlist('PGlite', openMemory);

it('[WL-03] says that the list cannot be changed when the database is away, and nothing personal to the log', async () => {
  const database = await openMemory();
  const lines: string[] = [];
  const service = openWatchlist({
    db: database.db,
    inventory: { byIds: () => Promise.reject(new Error(`nobody answers ${robin}`)) },
    now: () => start,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
  });
  await database.close();
  const message = 'We couldn’t update your list just now. Please try again in a moment.';
  const refused = { ok: false, status: 503, error: message };
  expect(await service.save(harbour, robin, 'a')).toEqual(refused);
  expect(await service.remove(harbour, robin, 'a')).toEqual(refused);
  expect(await service.saveSearch(harbour, robin, { name: 'All', path: '/search' })).toEqual(refused);
  await expect(service.deleteMyData(harbour, robin)).rejects.toThrow();
  await expect(service.list(harbour, robin)).rejects.toThrow('cannot be read or changed just now');
  expect(lines).toHaveLength(5);
  expect(lines.join()).not.toContain('412345678');
});
