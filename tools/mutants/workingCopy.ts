import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { run } from '../front-door/children.mjs';
import { projects } from '../front-door/machine.mjs';
import { freePort } from '../front-door/smallRepository.ts';
import { copyFolder } from '../packages/copyPackages.ts';
import { root } from '../packages/published.ts';

/** A copy of the repository as it stands, in which mutants are planted one after another. */
export interface WorkingCopy {
  folder: string;
  /** Runs a program of an installed package, `node_modules/…`, in a folder of the copy. */
  node(args: readonly string[], cwd?: string): Promise<{ code: number; output: string }>;
  /** @throws where the code that the patch changes has moved */
  plant(patch: string): Promise<void>;
  rollBack(): Promise<void>;
}

export const workspace: () => { folder: string; scripts?: Record<string, string> }[] = projects;

/** Lets the copy's host under test listen where none does: journeys of the repository itself may run at the same time. */
async function moveHost(folder: string): Promise<void> {
  const file = join(folder, 'apps/host/e2e/support/address.ts');
  const text = readFileSync(file, 'utf8');
  const moved = text.replace('let port = 4310;', `let port = ${await freePort()};`);
  if (moved === text) throw new Error(`${file} names no port 4310 any more.`);
  writeFileSync(file, moved);
}

/**
 * Copies the repository, changed files included, to a temporary folder, which is removed when this process ends. Packages
 * are linked file by file: bundlers do not follow a link of a folder out of their project.
 */
export async function openWorkingCopy(): Promise<WorkingCopy> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'forecourt-mutants-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const { output } = await run(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of new Set(output.split('\0'))) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true });
  }
  for (const place of ['', ...workspace().map((project) => project.folder)]) {
    const modules = join(root, place, 'node_modules');
    // Hidden folders are caches of programs, which write into them.
    if (existsSync(modules))
      copyFolder(modules, join(folder, place, 'node_modules'), (name) => !/^\.(?!bin$)/.test(name));
  }
  await moveHost(folder);
  const bin = join(folder, 'node_modules/.bin');
  const env = { PATH: [join(folder, 'node_modules/node/bin'), bin, process.env['PATH']].join(delimiter) };
  const git = async (...args: string[]) => {
    const ended = await run(['git', ...args], { cwd: folder });
    if (ended.code !== 0) throw new Error(ended.output.trim());
  };
  await git('init', '--quiet');
  await git('add', '--all');
  await git('-c', 'user.name=Mutants', '-c', 'user.email=mutants@forecourt.example', 'commit', '--quiet', '-m', 'Copy');

  return {
    folder,
    node: ([program = '', ...args], cwd = '') =>
      run([join(folder, 'node_modules/node/bin/node'), join(folder, 'node_modules', program), ...args], {
        cwd: join(folder, cwd),
        env,
      }),
    async plant(patch) {
      await git('apply', patch).catch((error: unknown) => {
        throw new Error(`code has moved: plant the same bug anew\n${(error as Error).message}`);
      });
    },
    async rollBack() {
      await git('reset', '--quiet', '--hard');
      await git('clean', '--quiet', '-d', '--force');
    },
  };
}
