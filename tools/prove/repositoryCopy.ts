import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { childEnv } from '../front-door/machine.mjs';
import { linkInstalled } from '../packages/linkInstalled.ts';
import { readManifest, root } from '../packages/published.ts';
import { timed, type BarredSteps } from './steps.ts';
import { npmIn, runIn } from './strangersNpm.ts';

/** What the next version says otherwise, so that one sees that it has arrived: a route of the host, and its preset. */
export const nextWords = { route: '# The next version', preset: 'Theme of the next version' };

const changes = [
  ['apps/host/src/app/[site]/robots.txt/route.ts', 'robotsText(', `'${nextWords.route}\\n' + robotsText(`],
  ['libs/ui/src/testing/stories/sitePreview.tsx', "menu('Theme'", `menu('${nextWords.preset}'`],
] as const;

const plan = `---
__default__: patch
---

The next version says what it is.
`;

function change(copy: string): void {
  for (const [file, from, to] of changes) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no '${from}' any more: mend tools/prove/repositoryCopy.ts.`);
    writeFileSync(
      join(copy, file),
      text.replace(from, () => to),
    );
  }
}

/** A copy of this repository as it stands, in which releases can be made. */
export interface RepositoryCopy {
  folder: string;
  /** Environment of its commands. */
  env: NodeJS.ProcessEnv;
}

/**
 * Copies the repository, changed files included, and commits it with the changes of the next version.
 * @param env that reaches the registry which releases are sent to
 */
export async function copyRepository(folder: string, env: NodeJS.ProcessEnv): Promise<RepositoryCopy> {
  const listed = await runIn(root, 'git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], env);
  for (const file of new Set(listed.split('\0'))) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  linkInstalled(folder);
  const git = (...args: string[]) => runIn(folder, 'git', args, env);
  await git('init', '--quiet', '--initial-branch=main');
  await git('config', 'user.name', 'Release');
  await git('config', 'user.email', 'release@forecourt.example');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'The version that is published');
  await git('tag', `v${readManifest(folder).version}`);
  change(folder);
  const plans = join(folder, '.nx/version-plans');
  for (const name of readdirSync(plans)) rmSync(join(plans, name));
  writeFileSync(join(plans, 'next.md'), plan);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Say what the next version is');
  const quiet = Object.entries(childEnv()).filter(([name]) => /^(NX_|NEXT_|STORYBOOK_|FORCE_)/.test(name));
  return { folder, env: { ...env, ...Object.fromEntries(quiet) } };
}

/** Commands that a person of this repository runs, each in a repository that is built. Leaves the copy as it was. */
export async function workInRepository({ folder, env }: RepositoryCopy, { step }: BarredSteps): Promise<void> {
  const build = [
    'exec',
    'nx',
    'run-many',
    '--',
    '-t',
    'build',
    '--projects=tag:npm:public',
    '--exclude=@forecourt/host',
  ];
  await timed('build of the repository', () => npmIn(folder, build, env));
  const npmRun = (...args: string[]) => npmIn(folder, ['run', ...args], env);
  const generated = [
    ['component', 'WarrantyNote', '--lib', 'content'],
    ['section', 'WorkshopFacts'],
    ['form', 'call-me-back'],
    ['channel', 'dealer-desk'],
    ['filter', 'engine', '--from', 'fuel'],
  ];
  for (const args of generated) await step(`repository: generate ${args[0]}`, () => npmRun('generate', '--', ...args));
  const site = ['new', 'second-cars', '--name', 'Second Cars', '--template', 'franchise', '--theme', 'second'];
  await step('repository: theme new', () => npmRun('theme', '--', 'new', 'second', '--brand', '#0b6e4f'));
  await step('repository: site new', () => npmRun('site', '--', ...site));
  await runIn(folder, 'git', ['reset', '--quiet', '--hard'], env);
  await runIn(folder, 'git', ['clean', '--quiet', '-d', '--force'], env);
}

/**
 * Releases the copy with the repository's own command: version, changelog, commit, tag, and all packages to the registry.
 * @returns what is wrong with what it left
 */
export async function releaseCopy({ folder, env }: RepositoryCopy, version: string): Promise<string[]> {
  await npmIn(folder, ['run', 'release', '--', '--without-provenance'], env);
  const tags = await runIn(folder, 'git', ['tag', '--points-at', 'HEAD'], env);
  const left = await runIn(folder, 'git', ['status', '--short'], env);
  const changelog = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8');
  return [
    tags.trim() === `v${version}` ? '' : `The release is tagged '${tags.trim()}', not v${version}.`,
    changelog.includes('The next version says what it is.') ? '' : 'CHANGELOG.md lacks the sentence of the plan.',
    existsSync(join(folder, '.nx/version-plans/next.md')) ? 'The plan is still there after the release.' : '',
    left === '' ? '' : `The release did not commit:\n${left}`,
  ].filter((fault) => fault !== '');
}
