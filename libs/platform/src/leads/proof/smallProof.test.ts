import { describe, expect, it } from 'vitest';
import { smallPlan } from './proofPlan.ts';
import { proveLeads } from './proveLeads.ts';
import { passes, verdictLines } from './verdict.ts';

describe.concurrent('[FORM-19] loses no lead and records every call while processes are killed at random', () => {
  it.for(['postgres', 'pglite'] as const)('on %s', { timeout: 600_000 }, async (database) => {
    const result = await proveLeads(smallPlan(Math.floor(Math.random() * 1_000_000), database));
    expect(passes(result), verdictLines(result).join('\n')).toBe(true);
  });
});
