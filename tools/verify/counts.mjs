import { existsSync } from 'node:fs';
import { readJson } from '../front-door/machine.mjs';

/** @typedef {{ passed: number, failed: number, notes: string[] }} Count */

/** @returns {Count} */
export const nothing = () => ({ passed: 0, failed: 0, notes: [] });

/** @param {Count} a @param {Count} b @returns {Count} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  notes: [...a.notes, ...b.notes],
});

/** One check that either holds or does not. */
export const check = (holds) => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1, notes: [] });

/** A runner that shows nothing is a failure: silence is how broken set-ups pass. */
function atLeastOne(count, name) {
  if (count.passed + count.failed > 0) return count;
  return { passed: 0, failed: 1, notes: [`${name}: no test ran`] };
}

/** Counts Vitest's JSON report. A file that could not be loaded has no tests in it and counts as one failure. */
export function vitestCount(report, name) {
  const unloaded = (report.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const silent = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  const notes = silent > 0 ? [`${name}: ${silent} did not run`] : [];
  return atLeastOne(
    {
      passed: report.numPassedTests ?? 0,
      failed: (report.numFailedTests ?? 0) + unloaded.length,
      notes,
    },
    name,
  );
}

/** Counts Playwright's JSON report. */
export function playwrightCount({ stats, errors = [] }, name) {
  const { expected = 0, unexpected = 0, skipped = 0 } = stats ?? {};
  const notes = skipped > 0 ? [`${name}: ${skipped} did not run`] : [];
  return atLeastOne({ passed: expected, failed: unexpected + errors.length, notes }, name);
}

/** Counts from a report on disk; a missing report means that the runner did not get as far as its tests. */
export function countReport(file, name, count) {
  return existsSync(file) ? count(readJson(file), name) : { passed: 0, failed: 1, notes: [`${name}: no report`] };
}

/** A runner may fail outside its tests: an uncaught error, a dependency that does not build. */
export function withExit(count, code, name) {
  if (code === 0 || count.failed > 0) return count;
  return add(count, { passed: 0, failed: 1, notes: [`${name}: failed beside its tests`] });
}

/** Names of the projects whose target failed, from the list at the end of what Nx prints. */
export function failedProjects(output, target) {
  const [, list = ''] = output.split('Failed tasks:');
  return new Set([...list.matchAll(/^- (\S+):(\S+)$/gm)].filter(([, , of]) => of === target).map(([, name]) => name));
}

/**
 * Whether a target held in a run of Nx over several: none of its tasks failed, or was left out because of one that did.
 * Where the run failed without naming any task, no target held.
 * @param {number} code exit code of the run
 */
export function targetHolds(code, output, target) {
  const named = [...output.matchAll(/^- \S+:(\S+)$/gm)].map(([, of]) => of);
  return code === 0 || (named.length > 0 && !named.includes(target));
}
