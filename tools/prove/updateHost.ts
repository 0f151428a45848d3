import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readManifest } from '../packages/published.ts';
import { untilSaid, withHost } from './createdSite.ts';
import { nextWords } from './repositoryCopy.ts';
import { timed } from './steps.ts';
import { npmIn } from './strangersNpm.ts';

/** What npm and the host write themselves. */
const written = new Set([
  'node_modules',
  'package.json',
  'package-lock.json',
  '.forecourt',
  '.forecourt-host',
  'storybook-static',
]);

/** Marks of all files that are the agency's own, by path. */
function ownFiles(project: string): Map<string, string> {
  const files = readdirSync(project, { withFileTypes: true })
    .filter(({ name }) => !written.has(name))
    .flatMap((entry) =>
      entry.isDirectory() ? readdirSync(join(project, entry.name), { recursive: true, withFileTypes: true }) : [entry],
    )
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    files.map((file) => [relative(project, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Packages of ours that are not installed in the version, or more than once. */
function versionFaults(project: string, version: string): string[] {
  const scope = join(project, 'node_modules/@forecourt');
  return readdirSync(scope).flatMap((name) => {
    const installed = readManifest(join(scope, name)).version;
    return installed === version ? [] : [`@forecourt/${name} is installed as ${installed}, not ${version}.`];
  });
}

/** Whether any file that browsers get of the built Storybook says something. */
const storiesSay = (project: string, words: string): boolean =>
  readdirSync(join(project, 'storybook-static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .some(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').includes(words));

/**
 * Does what docs/your-agency.md says of an update, and looks at what has arrived.
 * @param version that has been released
 * @returns what is wrong
 */
export async function updateFaults(
  project: string,
  version: string,
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const before = ownFiles(project);
  await timed('update: npm install @forecourt/host@latest', () =>
    npmIn(project, ['install', '@forecourt/host@latest'], env),
  );
  const faults = versionFaults(project, version);
  await timed('update: npm test', () => npmIn(project, ['test'], env));
  await withHost(project, port, env, async () => {
    await untilSaid(port, '/robots.txt', nextWords.route);
    // What the agency has changed since is still there.
    await untilSaid(port, '/', 'Honest cars since 1962');
  });
  const copied = readManifest(join(project, '.forecourt-host')).version;
  if (copied !== version) faults.push(`.forecourt-host is the host of ${copied}, not of ${version}.`);
  await timed('update: npm run storybook:build', () => npmIn(project, ['run', 'storybook:build'], env));
  if (!storiesSay(project, nextWords.preset)) faults.push('The change of the preset has not arrived in the Storybook.');
  const after = ownFiles(project);
  for (const path of new Set([...before.keys(), ...after.keys()]))
    if (before.get(path) !== after.get(path)) faults.push(`The update has changed ${path}, which is the agency's.`);
  return faults;
}
