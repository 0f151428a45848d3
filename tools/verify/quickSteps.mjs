import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../front-door/children.mjs';
import { commandFile, ownNode, projects, root, scriptCommands } from '../front-door/machine.mjs';
import { ensurePostgres } from '../front-door/postgres.mjs';
import { add, check, countReport, nothing, vitestCount, withExit } from './counts.mjs';
import { reachOf } from './reach.mjs';
import { readSourceGraph } from './sourceGraph.mjs';

/** Runs a program over the changed files that it knows. */
const overFiles = (name, files, program, ...args) => ({
  name,
  async run() {
    if (files.length === 0) return { count: check(true), output: '' };
    const { code, output } = await run([ownNode, commandFile(program), ...args, ...files]);
    return { count: check(code === 0), output };
  },
});

/** What is compiled again after the first time is what a change of types reaches. */
async function checkTypes(project) {
  const cwd = join(root, project.folder);
  for (const command of scriptCommands(project, 'types')) {
    const isLast = command.includes('--noEmit');
    const { code, output } = await run([ownNode, ...command, ...(isLast ? ['--incremental'] : [])], { cwd });
    if (code !== 0) return { count: check(false), output: `${project.folder}:\n${output}` };
  }
  return { count: check(true), output: '' };
}

async function runUnit(project, files) {
  const cwd = join(root, project.folder);
  const report = join(cwd, 'test-results/unit.json');
  rmSync(report, { force: true });
  const { code, output } = await run([ownNode, commandFile('vitest'), 'run', ...files], { cwd });
  const count = withExit(countReport(report, project.folder, vitestCount), code, project.folder);
  return { count, output: count.failed > 0 ? output : '' };
}

const sum = (results) => ({
  count: results.map(({ count }) => count).reduce(add, nothing()),
  output: results.map(({ output }) => output).join('\n'),
});

async function oneByOne(items, work) {
  const results = [];
  for (const item of items) results.push(await work(item));
  return sum(results);
}

/**
 * The checks of what a change can reach.
 * @param {string[]} changed files
 * @returns the steps, and what they leave to `npm test`
 */
export function quickSteps(changed) {
  const all = projects();
  const { typed, tests, examples, left, others } = reachOf(readSourceGraph(), changed, all);
  const tested = new Map(tests.map(({ project }) => [project, []]));
  for (const { project, file } of tests) tested.get(project).push(file);
  for (const project of examples) tested.set(project, [...(tested.get(project) ?? []), 'tools/vite/examples.test.ts']);
  const build = {
    name: 'build',
    async run() {
      // The projects that import a library read what it was built to.
      const options = ['run-many', '-t', 'build', '--exclude=@forecourt/host,@forecourt/catalogue'];
      const { code, output } = await run([ownNode, commandFile('nx'), ...options]);
      return { count: check(code === 0), output };
    },
  };
  const types = { name: 'types', needs: ['build'], run: () => oneByOne(typed, checkTypes) };
  const unit = {
    name: 'unit',
    needs: ['build'],
    async run() {
      if ([...tested.keys()].some(({ folder }) => /platform|tools|host/.test(folder))) await ensurePostgres();
      return oneByOne([...tested], ([project, files]) => runUnit(project, files));
    },
  };
  const code = changed.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const notes = ['stories, journeys, packages, and tests that read files instead of importing them'];
  if (left > 0) notes.push(`${left} test files that import the change from further away`);
  if (others.length > 0) notes.push(`what depends on files that no code imports: ${others.join(', ')}`);
  const format = overFiles('format', changed, 'prettier', '--check', '--ignore-unknown', '--log-level', 'warn');
  const lint = overFiles('lint', code, 'eslint', '--no-warn-ignored');
  const withNext = (step) => ({ ...step, withNext: true });
  return { steps: [withNext(format), withNext(lint), build, withNext(types), unit], left: notes };
}
