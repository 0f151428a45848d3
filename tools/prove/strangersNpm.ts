import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const start = promisify(execFile);

/** The machine's npm as somebody has it who never heard of this repository: nothing cached, nothing set. */
export function strangersEnvironment(folder: string, registry: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NX_|FORECOURT_|NODE_ENV|NODE_OPTIONS)/.test(name),
  );
  const userconfig = join(folder, 'npmrc');
  writeFileSync(userconfig, `registry=${registry}\n//${new URL(registry).host}/:_authToken=nobody\n`);
  return {
    ...Object.fromEntries(own),
    npm_config_userconfig: userconfig,
    npm_config_cache: join(folder, 'cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
}

/** @returns what it printed. @throws with what the program printed, when it fails */
export async function runIn(cwd: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  try {
    return (await start(program, [...args], { cwd, env, maxBuffer: 64 * 1_024 * 1_024 })).stdout;
  } catch (fault) {
    const { stdout = '', stderr = '' } = fault as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(-4_000) || String(fault)}`);
  }
}

/** @returns what it printed. @throws with what npm printed, when it fails */
export const npmIn = (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> =>
  runIn(cwd, 'npm', args, env);
