import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readManifest, root } from './published.ts';
import { undeclared } from './undeclared.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-undeclared-'));
  mkdirSync(join(folder, 'dist'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const manifest = {
  name: '@acme/tile',
  version: '1.0.0',
  exports: { '.': './index.js' },
  peerDependencies: { react: '>=19' },
};

it('names each package that is imported and not declared, with its file and where it belongs', () => {
  writeFileSync(
    join(folder, 'Tile.tsx'),
    "import { readFileSync } from 'node:fs';\nimport { useState } from 'react';\nimport { Card } from '@forecourt/ui/words';\nimport '@acme/tile/own';\nimport './other.ts';\n",
  );
  writeFileSync(join(folder, 'Tile.test.tsx'), "import { it } from 'vitest';\nimport 'react';\n");
  writeFileSync(join(folder, 'dist/Tile.js'), "import 'left-out';\n");
  expect(undeclared(folder, manifest).toSorted()).toEqual([
    '@acme/tile: Tile.test.tsx imports "vitest": list it in devDependencies.',
    '@acme/tile: Tile.tsx imports "@forecourt/ui": list it in dependencies or peerDependencies.',
  ]);
  const declared = { ...manifest, dependencies: { '@forecourt/ui': '1' }, devDependencies: { vitest: '5' } };
  expect(undeclared(folder, declared)).toEqual([]);
});

it('lets what is for tests alone be used by tests alone', () => {
  writeFileSync(join(folder, 'index.ts'), "export { it } from 'vitest';\n");
  expect(undeclared(folder, { ...manifest, devDependencies: { vitest: '5' } })).toEqual([
    '@acme/tile: index.ts imports "vitest": list it in dependencies or peerDependencies.',
  ]);
});

it.each(
  readdirSync(join(root, 'examples'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
)('every package that %s imports is declared by it', (name) => {
  const example = join(root, 'examples', name);
  expect(undeclared(example, readManifest(example))).toEqual([]);
});
