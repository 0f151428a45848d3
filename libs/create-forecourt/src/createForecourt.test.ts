import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const start = promisify(execFile);
const packageFolder = join(import.meta.dirname, '..');
const root = join(packageFolder, '../..');
const place = mkdtempSync(join(tmpdir(), 'forecourt-created-'));
afterAll(() => rmSync(place, { recursive: true }));

const create = (...args: string[]) =>
  start(process.execPath, [join(packageFolder, 'bin/createForecourt.mjs'), ...args], { cwd: place }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
const json = (...path: string[]) => JSON.parse(readFileSync(join(place, ...path), 'utf8')) as Record<string, never>;

it('writes a host with a site, a theme and a template of its own, and says what comes next', async () => {
  const flags = ['--dealer', 'Mildura $& Motors', '--template', 'superstore', '--brand', '#c8102e'];
  const { code, said } = await create('mildura-motors', ...flags);
  expect(code).toBe(0);
  for (const next of [
    'cd mildura-motors',
    'npm install',
    'npm test',
    'npm start',
    'http://mildura-motors.localhost:3000/',
  ])
    expect(said).toContain(next);
  expect(json('mildura-motors/sites/mildura-motors.json')).toMatchObject({
    slug: 'mildura-motors',
    name: 'Mildura $& Motors',
    template: 'showcase',
    theme: 'house',
  });
  expect(json('mildura-motors/sites/themes/house.json')).toMatchObject({ brand: '#c8102e' });
  const text = (file: string) => readFileSync(join(place, 'mildura-motors', file), 'utf8');
  expect(text('templates/showcase/template.ts')).toContain("extends: 'superstore'");
  expect(text('templates/showcase/template.test.tsx')).not.toContain('franchise');
  expect(text('.gitignore')).toContain('node_modules/');
  expect(text('README.md')).not.toContain('{{');
});

it('asks for packages in the versions that this repository is tested with', async () => {
  await create('versions');
  const wanted = json('versions/package.json') as unknown as Record<string, Record<string, string>>;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  for (const [name, version] of Object.entries({ ...wanted.dependencies, ...wanted.devDependencies })) {
    const own = name === '@forecourt/host' ? 'apps/host' : `node_modules/${name}`;
    expect(`${name} ${version}`).toBe(`${name} ${packages[own]?.version}`);
  }
});

it('leaves alone a folder that has something in it', async () => {
  mkdirSync(join(place, 'full'));
  writeFileSync(join(place, 'full/letter.txt'), 'mine');
  const { code, said } = await create('full');
  expect(code).toBe(1);
  expect(said).toMatch(/full is not empty: choose another name, or empty it\. Nothing was written\.\n$/);
  expect(readdirSync(join(place, 'full'))).toEqual(['letter.txt']);
  writeFileSync(join(place, 'file'), '');
  expect((await create('file')).said).toMatch(/file is a file: choose another name\.\n$/);
});

it.each([
  [['Mildura Motors'], "--name 'Mildura Motors' cannot be taken: use small letters, digits and hyphens"],
  [['new-host', '--brand', 'red'], "--brand 'red' cannot be taken: give six digits after a hash"],
  [['new-host', '--template', 'shop'], "--template 'shop' cannot be taken: choose one of franchise, group"],
  [['new-host', '--dealer', ' '], "--dealer ' ' cannot be taken: give a name"],
  [['new-host', 'other'], 'One name is enough: new-host other'],
  [['new-host', '--colour', 'red'], "Unknown option '--colour'"],
])('refuses %j with what would be right, and writes nothing', async (args, words) => {
  const { code, said } = await create(...args);
  expect(code).toBe(1);
  expect(said).toContain(words);
  expect(existsSync(join(place, 'new-host'))).toBe(false);
});
