import type { ProofResult } from './proveLeads.ts';

/** Longest time from a kill until all is in living hands again, in seconds. */
const recoveryBar = 30;

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

interface Bar {
  name: string;
  measured: string;
  wanted: string;
  holds: boolean;
}

const none = (name: string, count: number): Bar => ({ name, measured: `${count}`, wanted: '0', holds: count === 0 });
const within = (name: string, milliseconds: number): Bar => ({
  name,
  measured: seconds(milliseconds),
  wanted: `≤ ${recoveryBar} s`,
  holds: milliseconds <= recoveryBar * 1_000,
});

function barsOf({ plan, counts, longestRestartMs, longestHandoverMs, troubles }: ProofResult): Bar[] {
  return [
    {
      name: 'Leads accepted',
      measured: `${counts.accepted}`,
      wanted: `${plan.leads}`,
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
      // A proof in which nobody was caught at work proves nothing.
      name: 'Tries that a kill cut short',
      measured: `${counts.interrupted}`,
      wanted: '≥ 1',
      holds: counts.interrupted > 0,
    },
    within('Longest time until a killed process worked again', longestRestartMs),
    within('Longest time until its work was in other hands', longestHandoverMs),
    none('Things that did not end in time', troubles.length),
  ];
}

export function passes(result: ProofResult): boolean {
  return barsOf(result).every(({ holds }) => holds);
}

/** The result as a table: what was asked for, what was measured, and what surrounded it. */
export function verdictLines(result: ProofResult): string[] {
  const { plan, counts, deaths, handovers, replayed, troubles } = result;
  const bars = barsOf(result);
  const width = Math.max(...bars.map(({ name }) => name.length));
  const rows = bars.map(
    ({ name, measured, wanted, holds }) =>
      `${holds ? '✓' : '✗'} ${name.padEnd(width)}  ${measured.padStart(8)}  ${wanted.padStart(8)}`,
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
