import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../packages/published.ts';
import { needsBuild, readMutants, readMutant } from './readMutants.ts';
import { failuresOfPlaywright, failuresOfVitest } from './runTests.ts';

const patch = (file: string) => `Effect: A visitor sees
  nothing.
Fixed-In: 0eedda98
Area: search
Tests: libs/ui/a.test.ts
  libs/ui/b.test.ts

diff --git a/${file} b/${file}
`;

describe('a mutant', () => {
  it('is read from the header of its patch', () => {
    expect(readMutant('unit', '/patches/unit/blank-page.patch', patch('libs/ui/a.ts'))).toMatchObject({
      name: 'blank-page',
      effect: 'A visitor sees nothing.',
      fixedIn: '0eedda98',
      tests: ['libs/ui/a.test.ts', 'libs/ui/b.test.ts'],
      changes: ['libs/ui/a.ts'],
    });
  });

  it('is refused without a line of its header', () => {
    expect(() => readMutant('unit', 'a.patch', patch('a.ts').replace('Area', 'Place'))).toThrow('no line “Area: …”');
  });

  it.each([
    ['browser', 'apps/host/server/openServer.ts', false],
    ['browser', 'apps/host/server/keepTaps.ts', true],
    ['http', 'apps/host/src/site/request/keptPages.ts', true],
    ['http', 'libs/ui/src/a.ts', true],
    ['unit', 'libs/ui/src/a.ts', false],
  ] as const)('in the layer %s and %s needs a build of the host: %s', (layer, file, expected) => {
    expect(needsBuild(readMutant(layer, 'a.patch', patch(file)))).toBe(expected);
  });
});

describe('reports', () => {
  const failed = { status: 'failed', fullName: 'keeps the term' };

  it('name the tests that failed, and no others', () => {
    const passed = { status: 'passed', fullName: 'shows the term' };
    const file = { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] };
    expect(failuresOfVitest({ testResults: [file] })).toEqual(['keeps the term']);
    const specs = [passed, failed].map(({ fullName, status }) => ({ title: fullName, ok: status === 'passed' }));
    const suites = [{ title: 'a.spec.ts', suites: [{ title: 'terms', specs }] }];
    expect(failuresOfPlaywright({ suites, errors: [] })).toEqual(['keeps the term']);
  });

  it('of files that could not be loaded catch nothing', () => {
    const file = { name: 'a.test.ts', status: 'failed', message: 'no module', assertionResults: [] };
    expect(() => failuresOfVitest({ testResults: [file] })).toThrow('could not be loaded: no module');
    expect(() => failuresOfPlaywright({ suites: [], errors: [{ message: 'port taken' }] })).toThrow('port taken');
  });
});

describe('the mutants', () => {
  const mutants = readMutants();

  it('are 40, spread over layers and areas', () => {
    expect(mutants).toHaveLength(40);
    expect(new Set(mutants.map(({ area }) => area)).size).toBeGreaterThanOrEqual(12);
  });

  it.each(mutants)(
    '$layer/$name can be planted, and names its commit and tests that exist',
    ({ file, fixedIn, tests }) => {
      const { stderr } = spawnSync('git', ['apply', '--check', file], { cwd: root, encoding: 'utf8' });
      expect(stderr, 'code has moved: plant the same bug anew').toBe('');
      expect(fixedIn).toMatch(/^[0-9a-f]{8}$/);
      expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
    },
  );
});
