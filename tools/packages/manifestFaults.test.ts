import { expect, it } from 'vitest';
import { manifestFaults } from './manifestFaults.ts';
import { publishedPackages } from './published.ts';

const base = { name: '@forecourt/offers', version: '1.0.0' };

it('refuses a package that would bring a second React, search library or library of ours', () => {
  const faults = manifestFaults({ ...base, dependencies: { react: '19', zod: '4', '@forecourt/ui': '1.0.0' } });
  expect(faults).toHaveLength(2);
  expect(faults[0]).toContain('"react" must exist once on a page');
  expect(faults[1]).toContain('"@forecourt/ui"');
});

it('takes them as peers', () => {
  expect(manifestFaults({ ...base, dependencies: { zod: '4' }, peerDependencies: { react: '>=19' } })).toEqual([]);
});

it('finds nothing wrong with what is published', () => {
  const all = publishedPackages();
  expect(all.length).toBeGreaterThan(10);
  expect(all.flatMap(({ manifest }) => manifestFaults(manifest))).toEqual([]);
});
