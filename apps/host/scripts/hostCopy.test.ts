import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildMark, copyName, isBuilt, isCopied, markBuilt, writeCopy } from '../bin/hostCopy.mjs';

let folder: string;
let installed: string;
let project: string;

const put = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const copied = (path: string): string | null => {
  const file = join(project, copyName, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};
const release = (version: string, files: Record<string, string>): void => {
  rmSync(installed, { recursive: true, force: true });
  put(installed, 'package.json', JSON.stringify({ name: '@forecourt/host', version }));
  for (const [path, text] of Object.entries({
    'next.config.ts': '',
    'public/mark.svg': '<svg/>',
    'storybook/preview.ts': '',
    ...files,
  }))
    put(installed, path, text);
};

const first = {
  'server/main.ts': 'serve()',
  'server/projectRoot.ts': 'the repository',
  'scripts/site.ts': 'site',
  'src/app/page.tsx': 'first page',
  'src/app/gone/page.tsx': 'gone',
};
const own = {
  'forecourt.config.ts': 'export default {}',
  'templates/showcase/Home.tsx': 'our home',
  'sites/mildura.json': '{}',
  'src/ours.ts': 'ours, though the host has a folder of this name',
  '.storybook/main.ts': 'ours',
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-copy-'));
  installed = join(folder, 'package');
  project = join(folder, 'agency');
  release('0.1.0', first);
  for (const [path, text] of Object.entries(own)) put(project, path, text);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes the host with the configuration and the root of the project', () => {
  expect(isCopied(project, installed)).toBe(false);
  writeCopy(project, { from: installed });
  expect(isCopied(project, installed)).toBe(true);
  expect(copied('src/app/page.tsx')).toBe('first page');
  expect(copied('forecourt.config.ts')).toContain("'../forecourt.config.ts'");
  expect(copied('server/projectRoot.ts')).toContain("'../..'");
});

it('an update brings what is new, replaces what changed and removes what is gone', () => {
  writeCopy(project, { from: installed });
  put(project, `${copyName}/.next/cache/kept`, 'of the build before');
  put(project, `${copyName}/src/app/edited/page.tsx`, 'edited by somebody');
  const { 'src/app/gone/page.tsx': _, ...rest } = first;
  release('0.1.1', { ...rest, 'src/app/page.tsx': 'second page', 'src/app/new/page.tsx': 'new' });
  expect(isCopied(project, installed)).toBe(false);
  writeCopy(project, { from: installed });
  expect(copied('src/app/page.tsx')).toBe('second page');
  expect(copied('src/app/new/page.tsx')).toBe('new');
  expect(copied('src/app/gone/page.tsx')).toBeNull();
  expect(copied('src/app/edited/page.tsx')).toBeNull();
  expect(copied('.next/cache/kept')).toBe('of the build before');
  expect(JSON.parse(copied('package.json') ?? '')).toMatchObject({ version: '0.1.1' });
});

it('never touches what is the agency’s own', () => {
  writeCopy(project, { from: installed });
  release('0.2.0', { ...first, 'src/app/page.tsx': 'other' });
  writeCopy(project, { from: installed });
  for (const [path, text] of Object.entries(own)) expect(readFileSync(join(project, path), 'utf8'), path).toBe(text);
});

it('a command beside a host that runs leaves the files that it serves', () => {
  writeCopy(project, { from: installed });
  put(project, `${copyName}/public/fonts/inter.woff2`, 'font');
  release('0.1.1', { ...first, 'scripts/site.ts': 'newer site' });
  writeCopy(project, { from: installed, whileServed: true });
  expect([copied('scripts/site.ts'), copied('public/fonts/inter.woff2')]).toEqual(['newer site', 'font']);
  writeCopy(project, { from: installed });
  expect(copied('public/fonts/inter.woff2')).toBeNull();
});

it('builds again for another version and for changed code, and not for sites, content or the schema of editors', () => {
  const build = () => {
    writeCopy(project, { from: installed });
    markBuilt(project, buildMark(project, installed));
  };
  expect(isBuilt(project, installed)).toBe(false);
  build();
  put(project, 'sites/mildura.json', '{ "name": "Mildura" }');
  put(project, 'content/pages/about.md', 'About');
  put(project, 'site.schema.json', '{}');
  expect(isBuilt(project, installed)).toBe(true);
  put(project, 'templates/showcase/Home.tsx', 'our other home');
  expect(isBuilt(project, installed)).toBe(false);
  build();
  release('0.1.1', first);
  expect(isBuilt(project, installed)).toBe(false);
});
