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

/** Steps in groups of those that run at the same time. */
function groupsOf(steps) {
  const groups = [];
  for (const [at, step] of steps.entries()) {
    if (at > 0 && steps[at - 1].withNext) groups.at(-1).push(step);
    else groups.push([step]);
  }
  return groups;
}

async function timedStep(step, broken) {
  const start = Date.now();
  return { step, ...(await runStep(step, broken)), took: seconds(start) };
}

/**
 * Runs the steps in order, one that is marked `withNext` at the same time as the one after it. Prints one line for
 * each, the output of those that fail, and the sum as the last line.
 * @param {{ name: string, needs?: string[], withNext?: boolean, run: () => Promise<object> }[]} steps
 * @param {(line: string) => void} [print]
 * @param {(outputs: Map<string, string>) => void} [beforeSum] receives what each step printed
 * @returns {Promise<number>} exit code
 */
export async function runSteps(steps, print = console.log, beforeSum = () => {}) {
  const broken = new Set();
  const outputs = new Map();
  let sum = nothing();
  for (const group of groupsOf(steps)) {
    const ended = await Promise.all(group.map((step) => timedStep(step, broken)));
    for (const { step, count, output, took } of ended) {
      sum = add(sum, count);
      outputs.set(step.name, output);
      if (count.failed > 0) {
        broken.add(step.name);
        print(`\n${output.trim()}\n`);
      }
      const mark = count.failed > 0 ? '✗' : '✓';
      const counts = `${count.passed} passed, ${count.failed} failed`;
      print(`${mark} ${step.name.padEnd(8)} ${counts.padEnd(24)} ${took.padStart(8)}`);
      for (const note of count.notes) print(`    ${note}`);
    }
  }
  beforeSum(outputs);
  print(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
}
