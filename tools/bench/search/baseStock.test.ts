import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoSites } from './baseStock.ts';

it('has every demo site, also those whose files name what the host registers', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../apps/host/sites')).filter((name) =>
    /^[\w-]+\.json$/.test(name),
  );
  expect(
    demoSites()
      .map(({ slug }) => `${slug}.json`)
      .toSorted(),
  ).toEqual(files.toSorted());
});
