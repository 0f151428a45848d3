import { parseArgs } from 'node:util';
import { endTogether } from '../front-door/children.mjs';
import { layers, needsBuild, readMutants, type Mutant } from './readMutants.ts';
import { build, runSuites, runTests } from './runTests.ts';
import { openWorkingCopy, type WorkingCopy } from './workingCopy.ts';

const usage = `npm run test:mutants [-- NAME... [--whole]]

Brings bugs back that were fixed once, one after the other in a copy of this repository, and expects a test to fail.
NAME     a mutant, or a layer: ${layers.join(', ')}; all of them without a name
--whole  runs the whole suites of a layer, too, where the tests that a mutant names have passed`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});

function chosenMutants(): Mutant[] {
  const all = readMutants();
  const unknown = positionals.find((name) => !all.some((mutant) => mutant.name === name || mutant.layer === name));
  if (unknown) throw new Error(`There is no mutant and no layer “${unknown}”.`);
  return all.filter(
    ({ name, layer }) => positionals.length === 0 || [name, layer].some((one) => positionals.includes(one)),
  );
}

/** The tests that a mutant names must pass without it: nothing else shows that it is the mutant which they catch. */
async function checkWithout(copy: WorkingCopy, mutants: readonly Mutant[]): Promise<void> {
  const failed = await runTests(copy, [...new Set(mutants.flatMap(({ tests }) => tests))]);
  if (failed.length > 0) throw new Error(`Fails without any mutant:\n${failed.join('\n')}`);
}

/** @returns the line that tells what came of it, and whether a test has caught it */
async function tryMutant(copy: WorkingCopy, mutant: Mutant): Promise<{ line: string; isCaught: boolean }> {
  try {
    await copy.plant(mutant.file);
    if (needsBuild(mutant)) await build(copy, { host: true });
    let failed = await runTests(copy, mutant.tests);
    if (failed.length === 0 && values.whole) failed = await runSuites(copy, mutant.tests);
    const [first, ...others] = failed;
    if (first === undefined) return { line: `NOT CAUGHT: ${mutant.effect}`, isCaught: false };
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return { line: `caught by “${first}”${more}`, isCaught: true };
  } catch (error) {
    return { line: `NOT CAUGHT: ${(error as Error).message}`, isCaught: false };
  } finally {
    await copy.rollBack();
  }
}

async function main(): Promise<number> {
  const mutants = chosenMutants();
  const copy = await openWorkingCopy();
  let caught = 0;
  // Mutants that need no build of the host come first: one build serves all of them.
  const groups = layers.map((layer) =>
    mutants.filter((mutant) => mutant.layer === layer).sort((a, b) => Number(needsBuild(a)) - Number(needsBuild(b))),
  );
  for (const group of groups.filter(({ length }) => length > 0)) {
    await build(copy, { host: ['http', 'browser'].includes(group[0]?.layer ?? '') });
    await checkWithout(copy, group);
    for (const mutant of group) {
      const started = performance.now();
      const { line, isCaught } = await tryMutant(copy, mutant);
      if (isCaught) caught += 1;
      console.log(`${mutant.layer} ${mutant.name}: ${line} (${Math.round((performance.now() - started) / 1000)} s)`);
    }
  }
  console.log(`${caught} of ${mutants.length} caught`);
  return caught === mutants.length ? 0 : 1;
}

endTogether();
if (values.help) console.log(usage);
else
  process.exitCode = await main().catch((error: unknown) => {
    console.error((error as Error).message);
    return 1;
  });
