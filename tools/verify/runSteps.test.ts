import { describe, expect, it } from 'vitest';
import { Stop } from '../front-door/machine.mjs';
import { chooseSteps } from './chooseSteps.mjs';
import { runSteps } from './runSteps.mjs';

const step = (name: string, passed: number, failed: number, needs: string[] = []) => ({
  name,
  needs,
  run: async () => ({ count: { passed, failed, notes: [] }, output: `${name} says` }),
});

async function printed(steps: Parameters<typeof runSteps>[0]) {
  const lines: string[] = [];
  const code = await runSteps(steps, (line) => lines.push(line));
  return { code, lines, last: lines.at(-1)?.trim() };
}

describe('the sum of all steps', () => {
  it('ends with one line that adds every step up', async () => {
    expect(await printed([step('lint', 1, 0), step('unit', 40, 0)])).toMatchObject({
      code: 0,
      last: '41 passed, 0 failed',
    });
  });

  it('goes on after a failure, shows its output and ends with code 1', async () => {
    const { code, lines, last } = await printed([step('lint', 0, 1), step('unit', 40, 2)]);
    expect({ code, last }).toEqual({ code: 1, last: '40 passed, 3 failed' });
    expect(lines.join('\n')).toContain('lint says');
  });

  it('does not try what needs a failed step, and counts it as failed', async () => {
    const { lines, last } = await printed([step('build', 0, 1), step('e2e', 9, 0, ['build'])]);
    expect(last).toBe('0 passed, 2 failed');
    expect(lines.join('\n')).toContain('not run: build failed');
  });

  it('runs a step beside the next one where it says so, and tells them in their order', async () => {
    const began: string[] = [];
    let endFormat = () => {};
    const formatEnded = new Promise<void>((end) => (endFormat = end));
    const working = (name: string, work: () => Promise<void> | void) => ({
      ...step(name, 1, 0),
      run: async () => {
        began.push(name);
        await work();
        return { count: { passed: 1, failed: 0, notes: [] }, output: '' };
      },
    });
    // Ends only if the second runs meanwhile.
    const format = { ...working('format', () => formatEnded), withNext: true };
    const types = working('types', endFormat);
    const { lines, last } = await printed([format, types, working('unit', () => undefined)]);
    expect([began, last]).toEqual([['format', 'types', 'unit'], '3 passed, 0 failed']);
    expect(lines.slice(0, 3).map((line) => line.split(' ')[1])).toEqual(['format', 'types', 'unit']);
  });

  it('counts a step that breaks as failed and says why', async () => {
    const stories = { name: 'stories', run: () => Promise.reject(new Stop('No Chromium could be installed')) };
    const { lines, last } = await printed([stories, step('e2e', 3, 0)]);
    expect(last).toBe('3 passed, 1 failed');
    expect(lines.join('\n')).toContain('No Chromium could be installed');
  });
});

describe('the choice of steps', () => {
  const steps = [step('lint', 1, 0), step('types', 1, 0), step('unit', 1, 0)];
  const names = (args: string[]) => chooseSteps(steps, args).map(({ name }) => name);

  it('runs all of them by default, and the chosen ones in their own order', () => {
    expect(names([])).toEqual(['lint', 'types', 'unit']);
    expect(names(['--only', 'unit,lint'])).toEqual(['lint', 'unit']);
    expect(names(['--only=types'])).toEqual(['types']);
  });

  it('lets those run at the same time that do so among all steps', () => {
    const group = [
      { ...step('types', 1, 0), withNext: true },
      { ...step('build', 1, 0), withNext: true },
      { ...step('package', 1, 0), withNext: false },
      { ...step('http', 1, 0), withNext: false },
    ];
    const together = (only: string) => chooseSteps(group, ['--only', only]).map(({ withNext }) => withNext);
    expect(together('types,package,http')).toEqual([true, false, false]);
    expect(together('types,build,http')).toEqual([true, false, false]);
  });

  it('refuses a step that does not exist, and says which do', () => {
    expect(() => names(['--only', 'unti'])).toThrow(
      'There is no step "unti": use `--only` with some of lint, types, unit.',
    );
    expect(() => names(['unit'])).toThrow('"unit" is not understood');
  });
});
