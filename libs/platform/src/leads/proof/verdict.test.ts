import { expect, it } from 'vitest';
import { wholePlan } from './proofPlan.ts';
import type { ProofResult } from './proveLeads.ts';
import { passes, verdictLines } from './verdict.ts';

const good: ProofResult = {
  plan: wholePlan(7),
  counts: {
    accepted: 10_000,
    stored: 10_000,
    sentAgain: 12,
    calls: 25_000,
    repeats: 300,
    interrupted: 90,
    lost: 0,
    doubled: 0,
    notArrived: 0,
    unrecorded: 0,
    unkeyed: 0,
    badRows: 0,
    mails: 10_400,
    mailRepeats: 60,
    notReplied: 0,
    strangeMails: 0,
  },
  deaths: { host: 70, 'worker 1': 66, 'worker 2': 64 },
  longestRestartMs: 4_000,
  longestHandoverMs: 21_000,
  handovers: 400,
  replayed: { parked: 100, forgotten: 200 },
  troubles: [],
  seconds: 600,
};

it('passes when every bar holds, and says the seed', () => {
  expect(passes(good)).toBe(true);
  expect(verdictLines(good).join('\n')).toContain('seed 7');
  expect(verdictLines(good).join('\n')).not.toContain('✗');
});

it.each([
  ['a lead is missing from the accepted', { accepted: 9_999 }],
  ['an accepted lead is lost', { lost: 1 }],
  ['a destination does not have a lead', { notArrived: 1 }],
  ['a call is not recorded', { unrecorded: 1 }],
  ['one submission became two leads', { doubled: 1 }],
  ['a call does not carry its key', { unkeyed: 1 }],
  ['a row is torn', { badRows: 1 }],
  ['a visitor got no reply', { notReplied: 1 }],
  ['a reply is under a strange key', { strangeMails: 1 }],
  ['nobody was caught at work', { interrupted: 0 }],
])('fails when %s', (_, counts) => {
  const result = { ...good, counts: { ...good.counts, ...counts } };
  expect(passes(result)).toBe(false);
  expect(verdictLines(result).filter((line) => line.startsWith('✗'))).toHaveLength(1);
});

it('fails when a process or its work comes back after 30 seconds, or never', () => {
  expect(passes({ ...good, longestRestartMs: 30_001 })).toBe(false);
  expect(passes({ ...good, longestHandoverMs: 30_001 })).toBe(false);
  expect(passes({ ...good, troubles: ['Deliveries did not come to an end.'] })).toBe(false);
});
