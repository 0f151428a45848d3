import { expect, it } from 'vitest';
import { failedTests, runnerOf } from './stressRuns.mjs';

const folders = ['apps/host', 'apps/catalogue', 'libs/search', 'tools'];
const run = (file: string) => {
  const runner = runnerOf(file, { folders, times: 30, grep: 'Back' });
  return runner && { ...runner, command: runner.command('report.json').slice(2).join(' ') };
};

it('repeats journeys beside one host, and files of Vitest from their start', () => {
  expect(run('apps/host/e2e/searchAddress.spec.ts')).toEqual({
    folder: 'apps/host',
    runs: 1,
    command: 'test e2e/searchAddress.spec.ts --repeat-each=30 --retries=0 --workers=1 --reporter=json -g Back',
  });
  for (const [file, config] of [
    ['libs/search/src/page/pageRouting.test.ts', ''],
    ['apps/catalogue/src/ui/Button.stories.tsx', ''],
    ['apps/host/e2e/http/offers.test.ts', ' --config=vitest.http.config.ts'],
  ] as const) {
    const path = file.split('/').slice(2).join('/');
    expect(run(file)).toMatchObject({
      runs: 30,
      command: `run ${path} --retry=0 --reporter=json${config} -t Back --outputFile=report.json`,
    });
  }
  expect(run('README.md')).toBeNull();
  expect(run('libs/search/src/index.ts')).toBeNull();
});

it('tells failed journeys and tests by their titles, and a runner that never got to its tests', () => {
  const journeys = {
    suites: [
      {
        suites: [
          { specs: [{ title: 'a', tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'no' }] }] }] }] },
        ],
        specs: [{ title: 'b', tests: [{ status: 'expected', results: [] }] }],
      },
    ],
  };
  expect(failedTests(1, () => journeys)).toEqual({
    passed: 1,
    failed: [expect.objectContaining({ title: 'a', message: 'no' })],
  });
  const units = {
    testResults: [
      { name: 'x.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] },
      { name: 'y.test.ts', status: 'passed', assertionResults: [{ fullName: 'y', status: 'passed' }] },
    ],
  };
  expect(failedTests(1, () => units)).toEqual({
    passed: 1,
    failed: [expect.objectContaining({ title: 'x.test.ts', message: 'cannot load' })],
  });
  const missing = () => {
    throw new Error('There is no report.');
  };
  expect(failedTests(1, missing)).toEqual({ passed: 0, failed: [{ title: 'failed beside its tests', message: '' }] });
  expect(failedTests(0, () => ({ testResults: [] }))).toEqual({ passed: 0, failed: [] });
});
