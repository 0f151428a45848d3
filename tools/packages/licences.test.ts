import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedWith, licenceFaults } from './licences.ts';
import { notices } from './noticeText.ts';
import { publishedPackages, root } from './published.ts';

const licence = readFileSync(join(root, 'LICENSE'), 'utf8');

describe('what is published', () => {
  it.each(publishedPackages())('has its licence with it: $manifest.name', ({ folder, manifest }) => {
    expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toBe(licence);
    expect(manifest.license).toBe('MIT');
  });

  it('says what it depends on, as the lockfile has it: else run `npm run notice`', () => {
    for (const { file, text } of notices()) expect(existsSync(file) && readFileSync(file, 'utf8'), file).toBe(text);
  });

  it('depends on nothing whose licence nobody has looked at', () => {
    const all = publishedPackages().flatMap(({ manifest: { dependencies, peerDependencies } }) =>
      installedWith(Object.keys({ ...dependencies, ...peerDependencies })),
    );
    expect(all.length).toBeGreaterThan(100);
    expect(licenceFaults(all)).toEqual([]);
  });
});

it('names a licence that nobody has looked at', () => {
  expect(licenceFaults([{ name: 'copied', version: '1.0.0', licence: 'GPL-3.0-only' }])[0]).toContain('copied has');
});
