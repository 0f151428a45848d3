import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './published.ts';

const start = promisify(execFile);

/** What is installed in this repository can be called by its name, as in a package that has it installed. */
const env = { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter) };

/** Runs npm in a folder, by default the repository's. @returns what it printed */
export async function npm(args: readonly string[], cwd = root): Promise<string> {
  const windows = process.platform === 'win32';
  const [program, ...first] = windows ? ['cmd', '/c', 'npm'] : ['npm'];
  const { stdout } = await start(program!, [...first, ...args, '--loglevel=error'], { cwd, env });
  return stdout;
}
