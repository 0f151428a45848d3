import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspace, type WorkingCopy } from './workingCopy.ts';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean }[];
}
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Titles of the tests that failed. @throws where a file could not be loaded, which shows nothing about what it tests */
export function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    if (status === 'failed' && failed.length === 0) throw new Error(`${name} could not be loaded: ${message}`);
    return failed;
  });
}

/** Likewise of Playwright. */
export function failuresOfPlaywright({ suites, errors }: PlaywrightReport): string[] {
  const [error] = errors;
  if (error) throw new Error(`The journeys could not run: ${error.message}`);
  const failed = (suite: PlaywrightSuite): string[] => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ title }) => title),
    ...(suite.suites ?? []).flatMap(failed),
  ];
  return suites.flatMap(failed);
}

type Runner = 'journeys' | 'http' | 'stories' | `unit ${string}`;

/** What runs a file of tests: the journeys, the HTTP checks, the catalogue, or the project that it lies in. */
const runnerOf = (test: string): Runner => {
  if (test.startsWith('apps/host/e2e/http/')) return 'http';
  if (test.startsWith('apps/host/e2e/')) return 'journeys';
  if (test.endsWith('.stories.tsx')) return 'stories';
  return `unit ${/^(?:(?:apps|libs)\/)?[^/]+/.exec(test)?.[0]}`;
};

/** What runs the whole of a layer. */
const runnersOf = (tests: readonly string[]): Runner[] => {
  const named = [...new Set(tests.map(runnerOf))];
  if (!named.some((runner) => runner.startsWith('unit'))) return named;
  return workspace()
    .filter(({ scripts }) => scripts?.['unit'] !== undefined)
    .map(({ folder }) => `unit ${folder}` as const);
};

async function runWith(copy: WorkingCopy, runner: Runner, tests: readonly string[]): Promise<string[]> {
  const [kind, folder = kind === 'stories' ? 'apps/catalogue' : 'apps/host'] = runner.split(' ');
  const report = join(copy.folder, folder, 'test-results', `${kind === 'journeys' ? 'e2e' : kind}.json`);
  rmSync(report, { force: true });
  const files = tests.map((test) => test.replace(`${folder}/`, ''));
  const config = kind === 'http' ? ['--config=vitest.http.config.ts'] : [];
  const { output } =
    kind === 'journeys'
      ? await copy.node(['@playwright/test/cli.js', 'test', '--retries=0', ...files], folder)
      : await copy.node(['vitest/vitest.mjs', 'run', '--retry=0', ...config, ...files], folder);
  if (!existsSync(report)) throw new Error(`No test ran:\n${output.trim()}`);
  const found = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport & VitestReport;
  return kind === 'journeys' ? failuresOfPlaywright(found) : failuresOfVitest(found);
}

/** Runs files of tests in the copy. @returns titles of those that failed */
export async function runTests(copy: WorkingCopy, tests: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const runner of new Set(tests.map(runnerOf)))
    failed.push(
      ...(await runWith(
        copy,
        runner,
        tests.filter((test) => runnerOf(test) === runner),
      )),
    );
  return failed;
}

/** Runs the whole suites of the layer that some files of tests belong to. @returns titles of the first that failed */
export async function runSuites(copy: WorkingCopy, tests: readonly string[]): Promise<string[]> {
  for (const runner of runnersOf(tests)) {
    const failed = await runWith(copy, runner, []);
    if (failed.length > 0) return failed;
  }
  return [];
}

/** Builds what tests run on: the libraries, and the host where journeys walk it. */
export async function build(copy: WorkingCopy, { host }: { host: boolean }): Promise<void> {
  const projectsToBuild = host ? ['--projects=@forecourt/host'] : ['--exclude=@forecourt/host,@forecourt/catalogue'];
  const { code, output } = await copy.node(['nx/dist/bin/nx.js', 'run-many', '-t', 'build', ...projectsToBuild]);
  if (code !== 0) throw new Error(`It does not build:\n${output.trim()}`);
}
