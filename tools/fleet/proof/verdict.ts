import type { MachineFigures } from './calibrate.ts';
import { faultRows, type FaultKind } from './faultKinds.ts';
import type { FleetResult } from './proveFleet.ts';

/** Milliseconds within which a change of stock is on every host that serves. */
const longestChangeMs = 2_000;
/** Errors in a hundred requests. */
const mostErrors = 0.1;
/** Share of the rate that has to be sent for the proof to count. */
const leastRate = 0.95;

interface Check {
  name: string;
  measured: string;
  required: string;
  holds: boolean;
  /** Depends on how fast the machine is. */
  isSpeed?: boolean;
}

const none = (name: string, count: number): Check => ({
  name,
  measured: String(count),
  required: '0',
  holds: count === 0,
});

/** @param share 0 to 1. @returns 0 where there are none */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(2)} s`;

function checksOf({ plan, tally, perSecond, counts, changes, troubles }: FleetResult): Check[] {
  const errors = (tally.errors / Math.max(1, tally.requests)) * 100;
  const slowest = Math.max(0, ...changes.map(({ ms }) => ms));
  return [
    {
      name: 'Requests a second',
      measured: perSecond.toFixed(0),
      required: `≥ ${(plan.rate * leastRate).toFixed(0)}`,
      holds: perSecond >= plan.rate * leastRate,
      isSpeed: true,
    },
    {
      name: 'Errors in a hundred requests',
      measured: errors.toFixed(3),
      required: `≤ ${mostErrors}`,
      holds: errors <= mostErrors,
      isSpeed: true,
    },
    ...(plan.faults.length === 1 && plan.faults[0] === 'update'
      ? [none('Requests that the update lost', tally.errors)]
      : []),
    none('Errors that do not say when to come again and whom to call', tally.dishonest),
    {
      name: 'Enquiries accepted',
      measured: String(counts.accepted),
      required: '≥ 1',
      holds: counts.accepted > 0,
    },
    none('Accepted enquiries lost', counts.lost),
    none('Enquiries that became two', counts.doubled),
    {
      name: 'Vehicles reserved by one of several visitors',
      measured: String(counts.won),
      required: '≥ 1',
      holds: counts.won > 0,
    },
    none('Vehicles that two visitors got', counts.wonTwice),
    none('Deposits taken from who holds nothing', counts.paidForNothing),
    {
      name: 'Slowest change of stock on a host that serves',
      measured: seconds(slowest),
      required: `≤ ${seconds(longestChangeMs)}`,
      holds: changes.length > 0 && slowest <= longestChangeMs,
      isSpeed: true,
    },
    none('Things that did not end, or were refused', troubles.length),
  ];
}

/** @param ofSpeed whether what depends on the machine's speed counts too. @default true */
export const fleetPasses = (result: FleetResult, ofSpeed = true): boolean =>
  checksOf(result).every(({ holds, isSpeed }) => holds || (isSpeed && !ofSpeed));

const faultNames: Readonly<Record<FaultKind, string>> = {
  kills: 'a process killed with -9',
  restarts: 'the database restarted',
  cut: 'a host cut off from the database',
  disk: 'the disk of a host full',
  clock: 'clocks wrong by an hour',
  update: 'a host or worker replaced',
};

function machineLine({ startSeconds, perSecond }: MachineFigures): string {
  return `This machine: a host starts in ${startSeconds.toFixed(1)} s, visitors who never pause get ${perSecond.toFixed(0)} answers a second. No more was asked of it than it bears.`;
}

/** What was broken, how often, and what visitors noticed meanwhile and three seconds after. */
function faultTable({ faults, tally }: FleetResult): string[] {
  const rows = faultRows(faults.times, tally.sent).map(({ kind, times, requests, errors }) => {
    const share = ((errors / Math.max(1, requests)) * 100).toFixed(2);
    return `  ${faultNames[kind].padEnd(34)} ${String(times).padStart(5)} ${String(requests).padStart(9)} ${String(errors).padStart(7)} ${share.padStart(12)}`;
  });
  return rows.length > 0 ? [`  ${'broken'.padEnd(34)} times  requests  errors  in a hundred`, ...rows] : [];
}

/** The latest changes, each with where and with what was broken meanwhile. */
function latestChanges({ changes, faults }: FleetResult): string[] {
  const late = changes.filter(({ ms }) => ms > longestChangeMs).toSorted((one, other) => other.ms - one.ms);
  return late.slice(0, 5).map(({ host, from, ms }) => {
    const meanwhile = faults.times.filter((time) => time.from < from + ms && from < (time.to ?? Infinity));
    const names = [...new Set(meanwhile.map(({ kind }) => faultNames[kind]))];
    return `  ${seconds(ms)} on ${host}: ${names.join(', ') || 'nothing was broken'}`;
  });
}

/** The result as a table: what was asked for, what was measured, and what surrounded it. */
export function fleetLines(result: FleetResult): string[] {
  const { plan, tally, counts, faults, changes, changesLeft, repeated, troubles } = result;
  const checks = checksOf(result);
  const width = Math.max(...checks.map(({ name }) => name.length));
  const rows = checks.map(
    ({ name, measured, required, holds }) =>
      `${holds ? '✓' : '✗'} ${name.padEnd(width)}  ${measured.padStart(8)}  ${required.padStart(8)}`,
  );
  const kills = Object.entries(faults.kills).map(([name, times]) => `${name} ${times}`);
  const kinds = [...tally.kinds].toSorted(([, one], [, other]) => other - one).slice(0, 20);
  const times = changes.map(({ ms }) => ms);
  const ms = (share: number) => `${percentile(tally.times, share).toFixed(0)} ms`;
  return [
    `${plan.hosts} hosts, ${plan.workers} workers, ${plan.rate} requests a second for ${plan.seconds} s, a kill every ${plan.killEvery} s, seed ${plan.seed}, ${result.seconds.toFixed(0)} s in all`,
    ...(result.machine ? [machineLine(result.machine)] : []),
    `  ${''.padEnd(width)}  ${'measured'.padStart(8)}  ${'bar'.padStart(8)}`,
    ...rows,
    ...faultTable(result),
    `Killed: ${kills.join(', ') || 'nothing'}. Left out: ${faults.leftOut.join(', ') || 'nothing'}.`,
    `${tally.requests} requests, answered in p50 ${ms(0.5)}, p95 ${ms(0.95)}, p99 ${ms(0.99)}; ${repeated} were answered by another host than the first that was asked.`,
    `Visitors who had to press again: ${counts.sentAgain}. Enquiries brought to the receiver again under their key: ${counts.repeats}.`,
    `${counts.wanted} vehicles were wanted by several visitors at once, and ${counts.won} of them were reserved.`,
    `Changes of stock seen: ${changes.length}, p50 ${seconds(percentile(times, 0.5))}; ${changesLeft} on hosts that left service meanwhile.`,
    ...latestChanges(result),
    ...(kinds.length > 0 ? ['Errors:', ...kinds.map(([what, times]) => `  ${times} × ${what}`)] : []),
    ...[...new Set(troubles)].slice(0, 10).map((trouble) => `✗ ${trouble}`),
  ];
}
