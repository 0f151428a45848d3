import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError, isForPeople } from '../../config/commandError.ts';
import { generateInto, type Kinds } from './generateInto.ts';
import type { Generated } from './kinds.ts';
import { openDraft } from './openDraft.ts';

const run = promisify(execFile);

/** A program that looks at what was written. */
export interface GenerateCheck {
  /** What it looks at, in a word. @example 'types' */
  title: string;
  /** Package that has the program. */
  program: string;
  args: readonly string[];
  /** Folder in which it runs, from that of the project. @default the project's */
  folder?: string;
}

export interface GenerateCommandDeps {
  /** Folder of the project: paths count from it, and programs are those that it has installed. */
  root: string;
  kinds: Kinds;
  /** What is run over the files that were written, in this order. */
  checksOf: (generated: Generated, files: readonly string[]) => readonly GenerateCheck[];
  /** The whole environment of the programs. @default the process's own */
  env?: NodeJS.ProcessEnv;
  /** One finished line for people. */
  say: (line: string) => void;
}

/** File that runs the first command of an installed package; null where the package is not installed. */
function programOf(root: string, name: string): string | null {
  const find = createRequire(join(root, 'package.json'));
  const folder = find.resolve.paths(name)?.find((one) => existsSync(join(one, name, 'package.json')));
  if (folder === undefined) return null;
  const manifest = join(folder, name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin?: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];
  return file === undefined ? null : join(dirname(manifest), file);
}

/** @throws CommandError with what the program has said, when it finds something wrong, or is not installed */
async function check({ title, program, args, folder = '.' }: GenerateCheck, deps: GenerateCommandDeps): Promise<void> {
  const { root, env, say } = deps;
  const before = performance.now();
  const file = programOf(root, program);
  if (file === null) throw new CommandError(`${title}: ${program} is not installed. Run npm install, then npm test.`);
  const options = { cwd: join(root, folder), maxBuffer: 64 * 1_024 * 1_024, ...(env && { env }) };
  try {
    await run(process.execPath, [file, ...args], options);
  } catch (fault) {
    const { stdout = '', stderr = '' } = fault as { stdout?: string; stderr?: string };
    throw new CommandError(`${title} found something wrong:\n${stdout}${stderr}`);
  }
  say(`✓ ${title} (${((performance.now() - before) / 1_000).toFixed(1)} s)`);
}

async function generate(args: readonly string[], deps: GenerateCommandDeps): Promise<void> {
  const { root, kinds, checksOf, say } = deps;
  const draft = openDraft(root);
  const { isChecked, ...generated } = generateInto(draft, kinds, args);
  const changes = draft.changes();
  const files = changes.map(({ path }) => path);
  draft.save();
  // A project that formats its code has the program.
  const formatter = programOf(root, 'prettier');
  if (formatter !== null)
    await run(process.execPath, [formatter, '--write', '--log-level', 'warn', ...files], { cwd: root });
  for (const { path, isNew } of changes) say(`${isNew ? 'Written' : 'Changed'}: ${path}`);
  if (isChecked) for (const one of checksOf(generated, files)) await check(one, deps);
  for (const sentence of generated.next) say(sentence);
}

/** Writes the files of a kind, registers them, and checks them. @returns the exit code: 0 where all went well */
export async function generateCommand(args: readonly string[], deps: GenerateCommandDeps): Promise<number> {
  try {
    await generate(args, deps);
    return 0;
  } catch (fault) {
    if (!isForPeople(fault)) throw fault;
    deps.say(fault.message);
    return 1;
  }
}
