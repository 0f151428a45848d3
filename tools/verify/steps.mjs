import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../front-door/browser.mjs';
import { run } from '../front-door/children.mjs';
import { commandFile, ownNode, projects, root } from '../front-door/machine.mjs';
import { ensurePostgres } from '../front-door/postgres.mjs';
import {
  add,
  check,
  countReport,
  failedProjects,
  nothing,
  playwrightCount,
  targetHolds,
  vitestCount,
  withExit,
} from './counts.mjs';

const nx = (...args) => run([ownNode, commandFile('nx'), ...args]);
const short = (name) => name.replace('@forecourt/', '');

/** Targets that steps of the same group have asked for and that Nx is about to run. */
let asked = null;

/** Runs targets that are asked for at the same moment in one run of Nx: no core waits for the last task of one target. */
function runTogether(name) {
  if (!asked) {
    const names = [];
    const ended = Promise.resolve().then(() => {
      asked = null;
      return nx('run-many', '-t', names.join(','));
    });
    asked = { names, ended };
  }
  asked.names.push(name);
  return asked.ended;
}

/** One check over all projects that have the target, beside those of the steps around it. */
const target = (name) => ({
  name,
  withNext: true,
  async run() {
    const { code, output } = await runTogether(name);
    return { count: check(targetHolds(code, output, name)), output };
  },
});

/** A step that runs at the same time as the one after it. */
const beside = (step) => ({ ...step, withNext: true });
/** A step with which a group ends. */
const last = (step) => ({ ...step, withNext: false });

/** Everything at once: a process for each project would load the rules and the parser again. */
const lint = {
  name: 'lint',
  withNext: true,
  async run() {
    const { code, output } = await run([ownNode, commandFile('eslint'), '.']);
    return { count: check(code === 0), output };
  },
};

const format = {
  name: 'format',
  async run() {
    const { code, output } = await run([ownNode, commandFile('prettier'), '--check', '--log-level', 'warn', '.']);
    return { count: check(code === 0), output };
  },
};

/**
 * Runs a Vitest target and adds its projects' reports up; Nx brings back the report of a project it need not run.
 * @param {{ longest?: string }} [projects] the project that takes longest, which runs beside all others from the beginning
 */
async function vitestTarget(name, { longest } = {}) {
  const tested = projects().filter(({ scripts }) => scripts?.[name]);
  const report = ({ folder }) => join(root, folder, 'test-results', `${name}.json`);
  // A report left over from before must not be counted as this run's.
  for (const project of tested) rmSync(report(project), { force: true });
  const runs = longest ? [[`--projects=${longest}`], [`--exclude=${longest}`, '--parallel=1']] : [[]];
  const ended = await Promise.all(runs.map((options) => nx('run-many', '-t', name, ...options)));
  const code = Math.max(...ended.map((one) => one.code));
  const output = ended.map((one) => one.output).join('\n');
  const failed = new Set(ended.flatMap((one) => [...failedProjects(one.output, name)]));
  const counts = tested.map((project) => {
    const count = countReport(report(project), short(project.name), vitestCount);
    return withExit(count, failed.has(project.name) ? 1 : 0, short(project.name));
  });
  return { count: withExit(counts.reduce(add, nothing()), code, name), output };
}

/** Chromium too: the tests of the tools take pictures with it. */
const unit = {
  name: 'unit',
  async run() {
    await ensurePostgres();
    await ensureBrowser({ whole: true });
    return vitestTarget('unit', { longest: '@forecourt/platform' });
  },
};

const stories = {
  name: 'stories',
  async run() {
    await ensureBrowser();
    return vitestTarget('stories');
  },
};

/** What pages say, without a browser. */
const http = {
  name: 'http',
  needs: ['build', 'package'],
  async run() {
    await ensurePostgres();
    return vitestTarget('http');
  },
};

const e2e = {
  name: 'e2e',
  needs: ['build', 'package'],
  async run() {
    await ensurePostgres();
    await ensureBrowser();
    await ensureBrowser({ whole: true });
    const host = join(root, 'apps/host');
    const report = join(host, 'test-results/e2e.json');
    rmSync(report, { force: true });
    const { code, output } = await run(
      [ownNode, commandFile('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
      {
        cwd: host,
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    );
    return { count: withExit(countReport(report, 'e2e', playwrightCount), code, 'e2e'), output };
  },
};

/**
 * Everything that must hold before a change is merged: first, together, what needs no test, so that the packages are tried
 * beside the builds that they need no longer; then tests, each of which keeps both cores at work.
 */
export const steps = [
  lint,
  beside(format),
  target('types'),
  target('build'),
  target('api'),
  last(target('package')),
  unit,
  stories,
  http,
  e2e,
];
