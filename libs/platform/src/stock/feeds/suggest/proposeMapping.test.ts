import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/temporaryFolder.ts';
import { csv, feedSite } from '../testing/feedFixture.ts';
import { parseMapping } from '../mapping.ts';
import { maxProposedBytes, proposeMapping } from './proposeMapping.ts';

const data = temporaryFolder();
const now = new Date('2026-11-01T00:00:00Z');
const propose = (text: string) => proposeMapping(new TextEncoder().encode(text), { site: feedSite, data, now });

it('says how a file would be read and what would come of it, and keeps nothing', async () => {
  const proposal = await propose(
    csv(
      'Stock No,Make,Model,Year,Type,Price',
      'S1,Kia,Rio,2024,Used,17990',
      'S2,,Rio,2024,Used,17990',
      'W3,Kia,Rio,2009,Wholesale,900',
    ),
  );
  if (!proposal.ok) throw new Error(proposal.reason);
  expect(proposal.trial).toEqual({
    rows: 3,
    accepted: 1,
    rejected: 1,
    skipped: 1,
    reasons: [{ row: 3, column: 'Make', reason: 'is empty' }],
  });
  expect(proposal.fields.find(({ field }) => field === 'price')?.samples).toContainEqual({
    text: '17990',
    value: '$17,990',
  });
  expect(parseMapping(proposal.mapping, 'proposal').key).toEqual(['Stock No']);
  expect(readdirSync(join(data, 'feeds'))).toEqual([]);
});

it.each([
  ['nothing', '', /^The file you chose is empty/],
  ['more than it takes', 'x'.repeat(maxProposedBytes + 1), /^The file is larger than 10 MB/],
])('gives its reason for a file of %s', async (_, text, reason) => {
  expect(await propose(text)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  expect(readdirSync(join(data, 'feeds'))).toEqual([]);
});
