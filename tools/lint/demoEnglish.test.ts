import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findTurn } from './turns.mjs';

const host = join(import.meta.dirname, '../../apps/host');
const files = ['content', 'sites', 'public/vendors'].flatMap((folder) =>
  readdirSync(join(host, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|json|html|js)$/.test(name) && name !== 'README.md')
    .map((name) => join(folder, name)),
);

it('finds a turn of phrase that no Australian dealer would write', () => {
  expect(findTurn('Stamp duty and plates are in it.')).toMatchObject({ found: 'are in it' });
  expect(findTurn('Rego and stamp duty are included.')).toBeNull();
});

it('demo content has none of them', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    readFileSync(join(host, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const turn = findTurn(line);
        return turn ? [`${file}:${at + 1}: “${turn.found}”; write ${turn.instead}`] : [];
      }),
  );
  expect(found).toEqual([]);
});
