import { expect, it } from 'vitest';
import { openMemory } from '../../database/testing/openMemory.ts';
import { openRecentVisits } from './recentVisits.ts';
import { describeViews } from './testing/viewBehaviour.ts';

describeViews('PGlite', openMemory);

it('[API-02] remembers no more visits than it may, the newest', () => {
  const visits = openRecentVisits(1_000, 2);
  expect(['a', 'b', 'c', 'b', 'a'].map((visitor) => visits.isNew(visitor, 0))).toEqual([true, true, true, false, true]);
  expect(visits.isNew('a', 999)).toBe(false);
  expect(visits.isNew('a', 1_000)).toBe(true);
});
