import { posix } from 'node:path';
import { commandFile, ownNode } from '../front-door/machine.mjs';

/**
 * How a test file is run many times: journeys repeat within one run, so that all of them share a host; a file of Vitest
 * runs again from its start.
 * @param {string} file path in the repository
 * @param {{ folders: readonly string[], times: number, grep?: string }} options
 * @returns {{ folder: string, runs: number, command: (report: string) => string[] } | null} null for what is no test
 */
export function runnerOf(file, { folders, times, grep }) {
  const folder = folders.find((one) => file.startsWith(`${one}/`));
  if (!folder) return null;
  const path = posix.relative(folder, file);
  if (/\.spec\.ts$/.test(path)) {
    const playwright = [ownNode, commandFile('@playwright/test', 'playwright'), 'test', path];
    // One at a time: a journey need not get on beside itself.
    const options = [`--repeat-each=${times}`, '--retries=0', '--workers=1', '--reporter=json'];
    return { folder, runs: 1, command: () => [...playwright, ...options, ...(grep ? ['-g', grep] : [])] };
  }
  if (!/\.(test|stories)\.tsx?$/.test(path)) return null;
  const vitest = [ownNode, commandFile('vitest'), 'run', path, '--retry=0', '--reporter=json'];
  const config = path.startsWith('e2e/http/') ? ['--config=vitest.http.config.ts'] : [];
  const titles = grep ? ['-t', grep] : [];
  return { folder, runs: times, command: (report) => [...vitest, ...config, ...titles, `--outputFile=${report}`] };
}

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

function playwrightTests(report) {
  const tests = specsOf(report).flatMap(({ title, tests: all }) => all.map((test) => ({ title, ...test })));
  return tests.map(({ title, status, results }) => ({
    title,
    status: status === 'expected' ? 'passed' : status,
    message: results.flatMap(({ errors = [] }) => errors.map((error) => error.message)).join('\n'),
  }));
}

const vitestTests = ({ testResults = [] }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ title: name, status, message }]
      : assertionResults.map((test) => ({
          title: test.fullName,
          status: test.status,
          message: (test.failureMessages ?? []).join('\n'),
        })),
  );

/**
 * What passed and failed in one run of a runner.
 * @param {number} code exit code
 * @param {() => object} read its report; throws where there is none
 * @returns {{ passed: number, failed: { title: string, message: string }[] }}
 */
export function failedTests(code, read) {
  let tests = [];
  try {
    const report = read();
    tests = report.suites ? playwrightTests(report) : vitestTests(report);
  } catch {
    // The runner has ended before its tests: its exit code tells.
  }
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => !['passed', 'skipped', 'pending', 'todo'].includes(status));
  if (code !== 0 && failed.length === 0) failed.push({ title: 'failed beside its tests', message: '' });
  return { passed, failed };
}

/** @param {{ passed: number, failed: number }} counts of all runs */
export const sumOf = ({ passed, failed }, times) => `${times} times: ${passed} passed, ${failed} failed`;
