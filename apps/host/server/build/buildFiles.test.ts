import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildFilesName, damagedFiles, readBuildFiles, writeBuildFiles } from './buildFiles.mjs';

let folder: string;
const put = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-build-files-'));
  for (const path of ['BUILD_ID', 'server/app/page.js', 'static/a.css', 'cache/old', 'compiled/a', 'trace']) {
    put(path, path);
  }
  writeBuildFiles(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lists what hosts need, and nothing that they or the next build write', () => {
  expect(readBuildFiles(folder)).toEqual({ BUILD_ID: 8, 'server/app/page.js': 18, 'static/a.css': 12 });
  put('compiled/a', 'longer');
  rmSync(join(folder, 'cache'), { recursive: true });
  expect(damagedFiles(folder)).toEqual([]);
});

it('finds files that are gone or cut, and a build that was not finished', () => {
  rmSync(join(folder, 'server/app/page.js'));
  put('static/a.css', '');
  expect(damagedFiles(folder)).toEqual(['server/app/page.js', 'static/a.css']);
  rmSync(join(folder, buildFilesName));
  expect(damagedFiles(folder)).toEqual([buildFilesName]);
});
