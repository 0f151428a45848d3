import type { ProofResult } from './proveLeads.ts';

/** Longest time from a kill until all is in living hands again, in seconds. */
const maxRecoverySeconds = 30;

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

interface Check {
  name: string;
  measured: string;
  required: string;
  holds: boolean;
}

const none = (name: string, count: number): Check => ({
  name,
  measured: `${count}`,
  required: '0',
  holds: count === 0,
});
const within = (name: string, milliseconds: number): Check => ({
  name,
  measured: seconds(milliseconds),
  required: `≤ ${maxRecoverySeconds} s`,
  holds: milliseconds <= maxRecoverySeconds * 1_000,
});

function checksOf({ plan, counts, longestRestartMs, longestHandoverMs, troubles }: ProofResult): Check[] {
  return [
    {
      name: 'Leads accepted',
      measured: `${counts.accepted}`,
      required: `${plan.leads}`,
      holds: counts.accepted === plan.leads,
    },
    none('Accepted leads lost', counts.lost),
    none('Accepted leads that a destination does not have', counts.notArrived),
    none('Unrecorded calls, deliveries and rows', counts.unrecorded),
    none('Submissions that became two leads', counts.doubled),
    none('Calls without the key of their lead, or its signature', counts.unkeyed),
    none('Visitors who got no reply', counts.notReplied),
    none('Replies that are not told to be the same, or for nobody', counts.strangeMails),
    none('CSV rows that are torn, foreign or there twice', counts.badRows),
    {
      // A proof in which no process was killed at work proves nothing.
      name: 'Tries that a kill cut short',
      measured: `${counts.interrupted}`,
      required: '≥ 1',
      holds: counts.interrupted > 0,
    },
    within('Longest time until a killed process worked again', longestRestartMs),
    within('Longest time until its work was in other hands', longestHandoverMs),
    none('Things that did not end in time', troubles.length),
  ];
}

export function passes(result: ProofResult): boolean {
  return checksOf(result).every(({ holds }) => holds);
}

/** The result as a table: what was asked for, what was measured, and what surrounded it. */
export function verdictLines(result: ProofResult): string[] {
  const { plan, counts, deaths, handovers, replayed, troubles } = result;
  const checks = checksOf(result);
  const width = Math.max(...checks.map(({ name }) => name.length));
  const rows = checks.map(
    ({ name, measured, required, holds }) =>
      `${holds ? '✓' : '✗'} ${name.padEnd(width)}  ${measured.padStart(8)}  ${required.padStart(8)}`,
  );
  const killed = Object.entries(deaths).map(([name, times]) => `${name} ${times}`);
  const database = plan.database === 'postgres' ? 'PostgreSQL' : 'PGlite';
  return [
    `${database}, ${plan.leads} leads, ${plan.kills} kills, seed ${plan.seed}, ${result.seconds.toFixed(0)} s`,
    `  ${''.padEnd(width)}  ${'measured'.padStart(8)}  ${'bar'.padStart(8)}`,
    ...rows,
    `Killed: ${killed.join(', ')}; ${handovers} tries that a kill cut short were made again by another process.`,
    `Visitors who had to press again: ${counts.sentAgain}. Calls received: ${counts.calls}, of them ${counts.repeats} repeats of what was there, each with its key.`,
    `Replies received: ${counts.mails} mails, of them ${counts.mailRepeats} repeats of what was there, each with its key.`,
    `Replayed by the command: ${replayed.parked} parked, ${replayed.forgotten} that the receiver took and forgot.`,
    ...troubles.map((trouble) => `✗ ${trouble}`),
  ];
}
