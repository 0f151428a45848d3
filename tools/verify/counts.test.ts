import { expect, it } from 'vitest';
import { countReport, failedProjects, playwrightCount, targetHolds, vitestCount, withExit } from './counts.mjs';

const passing = { numPassedTests: 5, numFailedTests: 0, testResults: [{ status: 'passed', assertionResults: [] }] };

it('adds up what a Vitest report says', () => {
  expect(vitestCount({ ...passing, numFailedTests: 2 }, 'ui')).toEqual({ passed: 5, failed: 2, notes: [] });
});

it('counts a test file that does not load as a failure, though no test of it failed', () => {
  const report = { ...passing, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(vitestCount(report, 'ui')).toMatchObject({ passed: 5, failed: 1 });
});

it('counts a failed test once, not once more for its file', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
  expect(vitestCount({ numPassedTests: 4, numFailedTests: 1, testResults }, 'ui')).toMatchObject({ failed: 1 });
});

it('counts a runner without tests as a failure', () => {
  expect(vitestCount({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 'ui')).toEqual({
    passed: 0,
    failed: 1,
    notes: ['ui: no test ran'],
  });
  expect(playwrightCount({ stats: { expected: 0 } }, 'e2e').failed).toBe(1);
});

it('counts a missing report as a failure', () => {
  expect(countReport('/nowhere/unit.json', 'ui', vitestCount)).toEqual({
    passed: 0,
    failed: 1,
    notes: ['ui: no report'],
  });
});

it('names the tests that did not run', () => {
  const unit = { numPassedTests: 2, numPendingTests: 1, testResults: [] };
  expect(vitestCount(unit, 'ui')).toEqual({ passed: 2, failed: 0, notes: ['ui: 1 did not run'] });
  const count = playwrightCount({ stats: { expected: 7, skipped: 2, unexpected: 3 }, errors: [] }, 'e2e');
  expect(count).toEqual({ passed: 7, failed: 3, notes: ['e2e: 2 did not run'] });
});

it('fails a run that ended badly although every test passed', () => {
  const green = { passed: 9, failed: 0, notes: [] };
  expect(withExit(green, 1, 'unit')).toMatchObject({ passed: 9, failed: 1 });
  expect(withExit(green, 0, 'unit')).toEqual(green);
});

it('finds the projects that failed in what Nx prints, and no other list of it', () => {
  const output = [
    'Tasks not run because their dependencies failed:',
    '- @forecourt/host:unit',
    'Failed tasks:',
    '',
    '- @forecourt/search:unit',
    '- @forecourt/platform:build',
  ].join('\n');
  expect([...failedProjects(output, 'unit')]).toEqual(['@forecourt/search']);
  expect([...failedProjects('Successfully ran target unit', 'unit')]).toEqual([]);
});

it('tells which targets held in a run over several', () => {
  const output = [
    'Tasks not run because their dependencies failed:',
    '- @forecourt/host:types',
    'Failed tasks:',
    '',
    '- @forecourt/platform:build',
  ].join('\n');
  const held = (code: number, said: string) =>
    ['lint', 'types', 'build'].filter((target) => targetHolds(code, said, target));
  expect(held(1, output)).toEqual(['lint']);
  expect(held(1, 'Nx could not start')).toEqual([]);
  expect(held(0, 'Successfully ran targets lint, types, build')).toEqual(['lint', 'types', 'build']);
});
