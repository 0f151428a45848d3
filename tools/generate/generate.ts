import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { flushChanges, FsTree } from 'nx/src/generators/tree.js';
import { generateInto } from './generateCommand.ts';
import { GenerateError } from './generateError.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const programOf = (name: string): string => join(root, 'node_modules/.bin', name);

/** Runs a program of the repository. @throws with what it has said, when it finds something wrong */
async function check(title: string, program: string, args: readonly string[], folder = root): Promise<void> {
  const before = Date.now();
  const env = { ...process.env, NX_DAEMON: 'false' };
  try {
    await run(programOf(program), args, { cwd: folder, env, maxBuffer: 64 * 1_024 * 1_024 });
  } catch (fault) {
    const { stdout = '', stderr = '' } = fault as { stdout?: string; stderr?: string };
    throw new GenerateError(`${title} found something wrong:\n${stdout}${stderr}`);
  }
  console.log(`✓ ${title} (${((Date.now() - before) / 1_000).toFixed(1)} s)`);
}

/** Writes, formats and checks. */
async function generate(): Promise<void> {
  const tree = new FsTree(root, false);
  const { tests, projects, next } = generateInto(tree, process.argv.slice(2));
  const changes = tree.listChanges();
  const files = changes.map(({ path }) => path);
  flushChanges(root, changes);
  await run(programOf('prettier'), ['--write', '--log-level', 'warn', ...files], { cwd: root });
  for (const { type, path } of changes) console.log(`${type === 'CREATE' ? 'Written' : 'Changed'}: ${path}`);
  await check('types', 'nx', ['run-many', '-t', 'types', `--projects=${projects.join(',')}`]);
  // Nx has drawn its graph by now, which lint reads.
  await check('lint', 'eslint', [
    '--max-warnings',
    '0',
    '--no-warn-ignored',
    ...files.filter((one) => /\.tsx?$/.test(one)),
  ]);
  await check('tests', 'vitest', ['run', ...tests.files], join(root, tests.folder));
  for (const sentence of next) console.log(sentence);
}

try {
  await generate();
} catch (fault) {
  if (!(fault instanceof GenerateError)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}
