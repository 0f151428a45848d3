import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './published.ts';

const start = promisify(execFile);

/** Runs npm in the repository's folder. @returns what it printed */
export async function npm(args: readonly string[]): Promise<string> {
  const windows = process.platform === 'win32';
  const [program, ...first] = windows ? ['cmd', '/c', 'npm'] : ['npm'];
  const { stdout } = await start(program!, [...first, ...args, '--loglevel=error'], { cwd: root });
  return stdout;
}
