import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { projects, readJson, root } from '../front-door/machine.mjs';

const shownFiles = 50;
const seconds = (ms) => (ms / 1_000).toFixed(1).padStart(8);
const sumOf = (numbers) => numbers.reduce((sum, one) => sum + one, 0);

const specsBelow = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsBelow)];

/** Files of a report of Vitest or Playwright, each with its tests and the milliseconds that they took, hooks included. */
export function filesOf(report) {
  const pathOf = (file) => relative(root, file).split(sep).join('/');
  if (report.testResults) {
    return report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: pathOf(name),
      tests: assertionResults.length,
      ms: endTime - startTime,
    }));
  }
  return (report.suites ?? []).map((suite) => {
    const tests = specsBelow(suite).flatMap((spec) => spec.tests);
    const results = tests.flatMap((test) => test.results);
    const ms = sumOf(results.map(({ duration }) => duration));
    return { file: pathOf(join(report.config.rootDir, suite.file)), tests: tests.length, ms };
  });
}

/** Reports that were written since a run began; one that was left by another run tells nothing of this one. */
function readReports(since) {
  return projects().flatMap(({ folder }) => {
    const place = join(root, folder, 'test-results');
    const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.json')) : [];
    return names
      .filter((name) => statSync(join(place, name)).mtimeMs >= since)
      .map((name) => ({ name: name.replace('.json', ''), report: readJson(join(place, name)) }));
  });
}

/** What Vitest calls the parts of its time, in the words of this repository. */
const layerNames = {
  worker: 'start of processes',
  environment: 'start of jsdom and browser pages',
  setup: 'set-up files',
  transform: 'compilation',
  import: 'loading of code',
  tests: 'tests and hooks (database, servers, axe, pictures)',
};

/**
 * Milliseconds of each layer of Vitest's runs, from the line with which each ends:
 * `Duration  9.51s (environment 43%, transform 19%, tests 19%)`.
 */
export function vitestLayers(output) {
  const layers = new Map();
  const plain = output.replace(/\u001b\[\d+m/g, '');
  for (const [, time, unit, list] of plain.matchAll(/Duration\s+([\d.]+)(m?s) \(([^)]+)\)/g)) {
    for (const [, name, percent] of list.matchAll(/(\w+) (\d+)%/g)) {
      const ms = (Number(time) * (unit === 's' ? 1_000 : 1) * Number(percent)) / 100;
      layers.set(layerNames[name] ?? name, (layers.get(layerNames[name] ?? name) ?? 0) + ms);
    }
  }
  return layers;
}

/** What Playwright's workers did: tests, and the time before and between them, in which hosts and browsers start. */
export function journeyLayers(report) {
  const results = (report.suites ?? [])
    .flatMap(specsBelow)
    .flatMap((spec) => spec.tests.flatMap((test) => test.results));
  const inTests = sumOf(results.map(({ duration }) => duration));
  const workers = new Set(results.map(({ parallelIndex }) => parallelIndex)).size;
  const workerMs = (report.stats?.duration ?? 0) * workers;
  return new Map([
    ['start of hosts, browsers and workers', Math.max(0, workerMs - inTests)],
    ['tests and hooks (pages, axe, pictures)', inTests],
  ]);
}

function printLayers(print, name, layers) {
  for (const [layer, ms] of layers) print(`${seconds(ms)}  ${name.padEnd(8)} ${layer}`);
}

/**
 * Prints which test files take longest, and what the time of each suite goes to. Files of one suite run beside each other:
 * their sum is more than the time that passes.
 * @param {Map<string, string>} outputs what the steps printed, by their names
 * @param {number} since when the run began
 */
export function printProfile(outputs, since, print = console.log) {
  const reports = readReports(since);
  const files = reports.flatMap(({ report }) => filesOf(report));
  print(`\nThe ${shownFiles} test files that take longest, of ${files.length} (seconds, tests):`);
  for (const { file, tests, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, shownFiles))
    print(`${seconds(ms)} ${String(tests).padStart(6)}  ${file}`);
  print('\nSeconds of each layer:');
  for (const [name, output] of outputs) printLayers(print, name, vitestLayers(output));
  for (const { name, report } of reports) if (report.suites) printLayers(print, name, journeyLayers(report));
}
