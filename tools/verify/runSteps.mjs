import { Stop } from '../front-door/machine.mjs';
import { add, nothing } from './counts.mjs';

const seconds = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

async function runStep(step, broken) {
  const missing = (step.needs ?? []).find((name) => broken.has(name));
  if (missing) return { count: { passed: 0, failed: 1, notes: [`not run: ${missing} failed`] }, output: '' };
  try {
    return await step.run();
  } catch (error) {
    // A step that breaks is a failed step; the others still have something to say.
    const output = error instanceof Stop ? error.message : String(error?.stack ?? error);
    return { count: { passed: 0, failed: 1, notes: [] }, output };
  }
}

/**
 * Runs the steps in order, prints one line for each, the output of those that fail, and the sum as the last line.
 * @param {{ name: string, needs?: string[], run: () => Promise<object> }[]} steps
 * @param {(line: string) => void} [print]
 * @returns {Promise<number>} exit code
 */
export async function runSteps(steps, print = console.log) {
  const broken = new Set();
  let sum = nothing();
  for (const step of steps) {
    const start = Date.now();
    const { count, output } = await runStep(step, broken);
    sum = add(sum, count);
    if (count.failed > 0) {
      broken.add(step.name);
      print(`\n${output.trim()}\n`);
    }
    const mark = count.failed > 0 ? '✗' : '✓';
    const counts = `${count.passed} passed, ${count.failed} failed`;
    print(`${mark} ${step.name.padEnd(8)} ${counts.padEnd(24)} ${seconds(start).padStart(8)}`);
    for (const note of count.notes) print(`    ${note}`);
  }
  print(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
}
