import { timesOf, type Bar, type SizeResult } from './bars.ts';
import type { Comparison } from './compareAnswers.ts';
import { sizeName } from './options.ts';
import { scopeNames } from './scopes.ts';
import type { Measured } from './task.ts';
import { percentile, percentiles } from './times.ts';
import type { Page } from './workload.ts';

/** Short and never more exact than it can be: three digits. */
export function figure(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** Columns as wide as their widest cell; the first is for reading, the others are figures. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

export interface EngineResult {
  name: string;
  measured: Measured;
  /** How often it occurred among all pages. */
  pages: readonly Page[];
  /** Null for the engine that the others are compared with. */
  comparison: Comparison | null;
}

const timesHead = scopeNames.flatMap((scope) => [`${scope} p50`, 'p95', 'p99']);

/** Milliseconds a page, by scope. */
export function timesTable(results: readonly EngineResult[]): string {
  const rows = results.map(({ name, measured, pages }) => [
    name,
    ...scopeNames.flatMap((scope) => {
      const { p50, p95, p99 } = percentiles(timesOf(pages, measured.pageMs ?? [], scope));
      return [p50, p95, p99].map(figure);
    }),
  ]);
  return table([['ms a page', ...timesHead], ...rows]);
}

/** Milliseconds of a typed question, by scope. */
export function typedTable({ typed, serve }: Pick<SizeResult, 'typed' | 'serve'>): string {
  const times = scopeNames.flatMap((scope) => {
    const { p50, p95, p99 } = percentiles(timesOf(typed, serve.typedMs ?? [], scope));
    return [p50, p95, p99].map(figure);
  });
  return table([
    ['ms a typed question', ...timesHead],
    ['ours', ...times],
  ]);
}

/** How many times longer the best peer takes than we do. */
export function ratioTable(own: EngineResult, peers: readonly EngineResult[]): string {
  const at = ({ measured, pages }: EngineResult, scope: (typeof scopeNames)[number], share: number): number =>
    percentile(timesOf(pages, measured.pageMs ?? [], scope), share);
  const ratios = scopeNames.flatMap((scope) =>
    [0.5, 0.95, 0.99].map((share) => {
      const best = Math.min(...peers.map((peer) => at(peer, scope, share)));
      return `${figure(best / at(own, scope, share))} x`;
    }),
  );
  return table([
    ['best peer takes', ...timesHead],
    ['', ...ratios],
  ]);
}

const megabytes = (bytes: number | undefined): string => (bytes === undefined ? '-' : figure(bytes / 1_000_000));
const middle = (values: readonly number[] | undefined): string =>
  values?.length ? figure(percentile(values, 0.5)) : '-';

/** Everything that is not the pages' own time. */
export function costTable(results: readonly EngineResult[]): string {
  const head = [
    '',
    'cpu ms a page',
    'build s',
    'start ms',
    'memory MB',
    'file MB',
    'update ms',
    'landing ms',
    'answers equal',
  ];
  const rows = results.map(({ name, measured, comparison }) => [
    name,
    measured.cpuMs === undefined ? '-' : figure(measured.cpuMs),
    measured.buildMs === undefined ? '-' : figure(measured.buildMs / 1_000),
    measured.startMs === undefined ? '-' : figure(measured.startMs),
    ...[
      megabytes(measured.memory),
      megabytes(measured.fileBytes),
      middle(measured.updateMs),
      middle(measured.landingMs),
    ],
    comparison ? `${comparison.compared - comparison.differences.length} of ${comparison.compared}` : 'reference',
  ]);
  return table([head, ...rows]);
}

export function barsTable(bars: readonly (Bar & { cars: number })[]): string {
  const rows = bars.map(({ cars, name, unit, limit, measured, reference, passed }) => [
    `${sizeName(cars)}: ${name}`,
    `${figure(measured)} ${unit}`,
    `${figure(reference)} ${unit}`,
    `${limit} ${unit}`,
    passed ? 'pass' : 'FAIL',
  ]);
  return table([['goal', 'measured', 'on the reference machine', 'at most', ''], ...rows]);
}
