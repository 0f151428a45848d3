import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commandFile } from '../front-door/machine.mjs';
import { root } from './published.ts';

const start = promisify(execFile);

/** Tries a release without writing or sending anything. @returns why it would fail; empty when it would not */
export async function releaseFaults(): Promise<string[]> {
  try {
    await start(process.execPath, [commandFile('nx'), 'release', '--dry-run', '--skip-publish'], {
      cwd: root,
      maxBuffer: 64 * 1_024 * 1_024,
    });
    return [];
  } catch (fault) {
    const { stdout = '', stderr = '' } = fault as { stdout?: string; stderr?: string };
    return [`A release would fail (npm run release -- --dry-run):\n${`${stdout}${stderr}`.slice(-2_000)}`];
  }
}
