import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../packages/published.ts';

/** Where an import is started: by npm in this repository, by the command of a host, and by a host itself. */
const starts = ['package.json', 'apps/host/bin/forecourt.mjs', 'libs/platform/src/stock/feeds/schedule/importApart.ts'];

/** Bounds of the heap that a file names in the line that starts an import. */
function boundsIn(file: string): string[] {
  const line = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .find((one) => one.includes('--max-old-space-size'));
  return line?.match(/--max-(?:old|semi)-space-size=\d+/g) ?? [];
}

it('an import has the same bounds of memory however it is started', () => {
  const [first = [], ...others] = starts.map(boundsIn);
  expect(first).toHaveLength(2);
  for (const bounds of others) expect(bounds).toEqual(first);
});
