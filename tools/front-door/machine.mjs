import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the whole repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
const modules = join(root, 'node_modules');

/** A failure with a known cause, shown to the user in one sentence and without a stack. */
export class Stop extends Error {}

/** The Node that this repository brings along, whichever one the machine has. */
export const ownNode = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** File that runs a package's command, to be given to Node: works where shell shims do not. */
export function commandFile(packageName, command = packageName) {
  const { bin } = readJson(join(modules, packageName, 'package.json'));
  return join(modules, packageName, typeof bin === 'string' ? bin : bin[command]);
}

/** Arguments for Node that run each command of a project's script, one after the other. */
export function scriptCommands({ scripts }, name) {
  return scripts[name].split(' && ').map((command) => {
    const [program, ...args] = command.split(' ');
    if (program === 'node') return args;
    return [commandFile(program === 'tsc' ? '@typescript/native' : program, program), ...args];
  });
}

/** Every project of the workspace: its name, folder and scripts. */
export function projects(folder = root) {
  const { workspaces } = readJson(join(folder, 'package.json'));
  const folders = workspaces.flatMap((entry) => {
    if (!entry.endsWith('/*')) return [entry];
    const parent = entry.slice(0, -2);
    return readdirSync(join(folder, parent)).map((name) => `${parent}/${name}`);
  });
  return folders
    .filter((home) => existsSync(join(folder, home, 'package.json')))
    .map((home) => ({ folder: home, ...readJson(join(folder, home, 'package.json')) }));
}

/** Environment of every child: its own Node first, and nothing that phones home or stays behind. */
export function childEnv(extra = {}) {
  const env = { ...process.env };
  // What npm passes on about this very command must not reach the npm of a child.
  for (const name of Object.keys(env)) if (/^npm_(config_loglevel|lifecycle|package)/.test(name)) delete env[name];
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...env,
    [path]: [join(modules, '.bin'), env[path] ?? ''].join(delimiter),
    NX_DAEMON: 'false',
    NX_NO_CLOUD: 'true',
    NX_TUI: 'false',
    NX_ISOLATE_PLUGINS: 'false',
    NEXT_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    // Nx makes its children colour their output even when it does not go to a terminal.
    ...(process.stdout.isTTY ? {} : { FORCE_COLOR: '0' }),
    ...extra,
  };
}
