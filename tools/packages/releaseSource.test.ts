import { join } from 'node:path';
import { expect, it } from 'vitest';
import { provenanceFault, unattested, withSource } from './releaseSource.ts';

const repository = 'git+https://code.example/forecourt.git';

it('refuses a release that is sent without the address of its source, and nothing else', () => {
  expect(provenanceFault([], {})).toContain('Provenance needs `repository` in the root package.json');
  expect(provenanceFault(['--first-release'], {})).not.toBeNull();
  for (const args of [['--dry-run'], ['-d'], ['--skip-publish'], ['--without-provenance']])
    expect(provenanceFault(args, {})).toBeNull();
  expect(provenanceFault([], { repository })).toBeNull();
});

it('gives a package the address, and its folder there', () => {
  const manifest = { name: '@forecourt/ui', version: '1.0.0' };
  const expected = { ...manifest, repository: { type: 'git', url: repository, directory: 'libs/ui' } };
  expect(withSource(manifest, repository, join('libs', 'ui'))).toEqual(expected);
  expect(withSource(manifest, { type: 'git', url: repository }, 'libs/ui')).toEqual(expected);
});

it('sends packages to a registry that attests nothing as public as before', () => {
  const manifest = { name: '@forecourt/ui', version: '1.0.0', publishConfig: { access: 'public', provenance: true } };
  expect(unattested(manifest)).toEqual({ ...manifest, publishConfig: { access: 'public', provenance: false } });
});
